import { type ObjectShape, object } from 'yup'

/** The schema of a body that has these fields and no others; an unknown one is an issue and is not dropped. */
export const exactObject = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown().exact()
