/** Where the service tells how a payment went, on our own host. */
export const PAYMENT_CALLBACK_PATH = '/api/payments/callback/'
