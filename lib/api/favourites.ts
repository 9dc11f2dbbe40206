import type { SharedLink } from '@/lib/domain/favourites'
import { http } from './browser'

export const SHARED_LINK_PATH = 'favourites/share'

const PAGE_SIZE = 48

const favouritePath = (id: string) => `favourites/${encodeURIComponent(id)}`
export const favouritesPath = (page: number) => `favourites?page=${page}&pageSize=${PAGE_SIZE}`
export const sharedListPath = (secret: string, page: number) =>
  `favourites/shared/${encodeURIComponent(secret)}?page=${page}&pageSize=${PAGE_SIZE}`

export const addFavourite = (id: string) => http.send<void>('put', favouritePath(id))
export const removeFavourite = (id: string) => http.send<void>('delete', favouritePath(id))
export const listFavouriteIds = async () => (await http.get<{ ids: string[] }>('favourites/ids')).ids

export const shareFavourites = () => http.send<SharedLink>('post', SHARED_LINK_PATH, {})
export const stopSharing = () => http.send<void>('delete', SHARED_LINK_PATH)
