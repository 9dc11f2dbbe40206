import { MissingPage } from '@/components/layout/pages/not-found-page'
import { AreaPage, type AreaPageProps, areaMetadata } from '@/components/search/area/area-page'

export const generateMetadata = areaMetadata

export default function Page(props: AreaPageProps) {
  return <AreaPage {...props} missing={<MissingPage />} />
}
