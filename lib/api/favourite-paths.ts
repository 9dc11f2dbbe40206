export const SHARED_LINK_PATH = 'favourites/share'

const PAGE_SIZE = 48

export const favouritePath = (id: string) => `favourites/${encodeURIComponent(id)}`
export const favouritesPath = (page: number) => `favourites?page=${page}&pageSize=${PAGE_SIZE}`
export const sharedListPath = (secret: string, page: number) =>
  `favourites/shared/${encodeURIComponent(secret)}?page=${page}&pageSize=${PAGE_SIZE}`
