/** The largest size of a picture, and how many one call may have (contract.md, POST user/upload and -multiple). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_PICTURES_AT_ONCE = 15

/** png, gif and jpeg (marketplace.md, section 5), as the file input accepts them. */
export const PICTURE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const

/** A public picture, or a document for its owner and admins only. */
export const UPLOAD_PURPOSES = ['picture', 'document'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Who may read an upload: everybody, or its owner and an admin. */
export const UPLOAD_VISIBILITIES = ['public', 'private'] as const

/** A signed address of a document, valid until `expiresAt`. */
export interface SignedAddress {
  url: string
  expiresAt: string
}
