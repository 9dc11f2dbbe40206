/** Where the server of the tests plays the provider, for our servers and for the tests themselves. */
export const MOYASAR_PORT = Number(process.env['E2E_MOYASAR_PORT'] || 4390)
