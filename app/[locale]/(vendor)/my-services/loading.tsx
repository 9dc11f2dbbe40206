export { ListingsSkeleton as default } from '@/components/vendor-listings/listings-skeleton'
