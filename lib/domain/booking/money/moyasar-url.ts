/** The provider's own address, where MOYASAR_URL names no other. */
export const MOYASAR_URL = 'https://api.moyasar.com'
