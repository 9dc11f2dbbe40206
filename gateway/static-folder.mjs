/** Where the build puts compressed copies of public/ and of Next's files; plain JavaScript, because the build reads it too. */
export const STATIC_FOLDER = 'dist/static'
