// The same page without the shell; the server shows it at `/service-center/`.
export { default, generateMetadata } from '../../service-center/page'
