import { favouriteRoutes } from './favourites'

/** Every call of the v1 contract. Server, clients and the description come from it. */
export const CONTRACT = {
  ...favouriteRoutes,
} as const
