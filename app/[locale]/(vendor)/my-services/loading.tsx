export { OwnServicesSkeleton as default } from '@/components/own-services/own-services-skeleton'
