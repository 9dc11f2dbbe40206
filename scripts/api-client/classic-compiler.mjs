/** openapi-typescript prints by the classic compiler, which the `typescript` of this project no longer is. */
export { ts as default } from '@ts-morph/common'
