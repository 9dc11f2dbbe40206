/** The status of an address, the page that is shown in place of its own, without language. */
export interface PageResolution {
  status: 200 | 401 | 404 | 410
  shown?: string
  /** the page to which the visitor is led instead, without language */
  to?: string
}

export const OPEN: PageResolution = { status: 200 }
export const MISSING: PageResolution = { status: 404, shown: 'lost' }
/** The page asks to sign in (contract.md, General). */
export const SIGN_IN: PageResolution = { status: 401 }
