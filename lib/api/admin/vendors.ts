import { http } from '@/lib/api/browser'
import type {
  PapersBody,
  ReviewedVendorWire,
  SuspensionBody,
  VendorApplicationWire,
  VendorDetailWire,
} from '@/lib/domain/account/vendor'

export const vendorPath = (id: string) => `admin/vendors/${encodeURIComponent(id)}`

type Shown = Pick<ReviewedVendorWire, '_id' | 'version'>

const decide = <T>({ _id, version }: Shown, verb: string, more: object = {}) =>
  http.send<T>('post', `${vendorPath(_id)}/${verb}`, { version, ...more })

export const approveVendor = (vendor: Shown) => decide<VendorApplicationWire>(vendor, 'approve')
export const rejectVendor = (vendor: Shown, reason: string) =>
  decide<VendorApplicationWire>(vendor, 'reject', { reason })
export const suspendVendor = (vendor: Shown, body: Omit<SuspensionBody, 'version'>) =>
  decide<VendorDetailWire>(vendor, 'suspend', body)
export const restoreVendor = (vendor: Shown) => decide<VendorDetailWire>(vendor, 'restore')

export const changePapers = (id: string, body: PapersBody) =>
  http.send<VendorDetailWire>('put', `${vendorPath(id)}/papers`, body)
export const addVendorNote = (id: string, text: string) =>
  http.send<VendorDetailWire>('post', `${vendorPath(id)}/notes`, { text })
