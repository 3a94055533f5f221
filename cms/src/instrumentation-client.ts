// Next runs this before anything else of a page, so that no schema is made before.
import './admin/zod-without-eval'
