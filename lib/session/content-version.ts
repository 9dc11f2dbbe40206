/**
 * The request header by which the gateway tells a page the number of the public content: answers of the catalogue that
 * were read at another number are not reused. The gateway replaces one that comes from outside.
 */
export const CONTENT_VERSION_HEADER = 'x-content-version'

/** Below the origin of the api; answers `{ version }`. */
export const CONTENT_VERSION_PATH = '/api/v1/content-version'
