/** Where scripts/steps/compress-files.mjs lays what the web serves as files. */
export const FILES_FOLDER = 'dist/web'
