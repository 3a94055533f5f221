export const PAYMENT_CALLBACK_PATH = '/api/payments/callback/'
