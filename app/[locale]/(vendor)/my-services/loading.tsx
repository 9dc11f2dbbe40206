export { OwnServicesSkeleton as default } from '@/components/vendor-listings/listings-skeleton'
