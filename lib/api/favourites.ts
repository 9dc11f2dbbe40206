import type { SharedLink } from '@/lib/domain/favourites'
import { http } from './browser'
import { favouritePath, SHARED_LINK_PATH } from './favourite-paths'

export const keepPlace = (id: string) => http.send<void>('put', favouritePath(id))
export const letPlaceGo = (id: string) => http.send<void>('delete', favouritePath(id))
export const readKeptIds = async () => (await http.get<{ ids: string[] }>('favourites/ids')).ids

export const shareFavourites = () => http.send<SharedLink>('post', SHARED_LINK_PATH, {})
export const stopSharing = () => http.send<void>('delete', SHARED_LINK_PATH)
