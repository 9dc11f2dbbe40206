/** The Redis channel on which the api says that public content has changed; the gateways then forget their pages. */
export const CONTENT_CHANNEL = 'diyar:content'
