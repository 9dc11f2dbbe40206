declare module 'swagger-ui-dist/absolute-path.js' {
  /** the folder of the files that a browser loads */
  export default function getAbsoluteFSPath(): string
}
