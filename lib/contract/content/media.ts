import { string } from 'yup'
import { file, type Routes } from '@/lib/contract/route'
import { exactObject } from '@/lib/domain/exact-object'
import { PICTURE_KEY, PICTURE_WIDTHS } from '@/lib/domain/listing/picture'

const key = string().required().matches(PICTURE_KEY)

const FILE_NAMES = PICTURE_WIDTHS.map((width) => `${width}.webp`)

const pictureParams = exactObject({ key, file: string().required().oneOf(FILE_NAMES) })

const wholeParams = exactObject({ key })

export const mediaRoutes = {
  'GET /media/:key/:file': {
    access: 'public',
    isSameForAll: true,
    params: pictureParams,
    answer: file('image/webp'),
  },
  'GET /media/:key': {
    access: 'public',
    isSameForAll: true,
    params: wholeParams,
    answer: file('image/webp'),
  },
} as const satisfies Routes
