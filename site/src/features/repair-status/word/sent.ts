export type Sent =
  | 'sent'
  /** Nobody is there any more. */
  | 'gone'
  | 'failed'
