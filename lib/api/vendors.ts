import type { VendorType } from '@/lib/domain/account/account'
import type { OwnApplicationWire, VatNumberBody, VendorBody } from '@/lib/domain/account/vendor'
import type { SignedAddress } from '@/lib/domain/upload'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const OWN_APPLICATION_PATH = `user/${VENDOR_PATH}-application`

export const applyAsVendor = (type: VendorType, body: VendorBody) =>
  http.send<OwnApplicationWire>('put', `user/upgrade-${VENDOR_PATH}-${type}`, body)

export const changeVatNumber = (body: VatNumberBody) =>
  http.send<{ vatNumber: string | null }>('put', `${VENDOR_PATH}/vat-number`, body)

/** An address that shows a private document for two minutes; `document` is its path in payloads. */
export const signedAddressOf = (document: string) =>
  http.send<SignedAddress>('post', `${document.replace('/api/v1/', '')}/address`)
