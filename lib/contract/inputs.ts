import { object, string } from 'yup'
import { ID } from '@/lib/domain/id'

/** Any other id is not found (see `validateInputs`). */
export const idText = string().required().matches(ID)
export const idParam = object({ id: idText })

/** Page parameters as query texts; `readPage` parses them. */
export const pageFields = { page: string().max(6), pageSize: string().max(6) }
export const pageQuery = object(pageFields).noUnknown().exact()
