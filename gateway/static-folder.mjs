/** Folder with compressed copies of public/ and Next's files; plain JavaScript, because the build imports it too. */
export const STATIC_FOLDER = 'dist/static'
