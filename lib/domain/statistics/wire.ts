/** Why comparable listings say nothing: no listing is chosen, it is sold by the hour, too few vendors have comparable ones. */
export const COMPARISON_OBSTACLES = ['no_listing_chosen', 'sold_by_hour', 'too_few_vendors'] as const
export type ComparisonObstacle = (typeof COMPARISON_OBSTACLES)[number]
