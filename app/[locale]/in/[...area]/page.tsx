import { AreaPage, areaMetadata } from '@/components/search/area/area-page'

export const generateMetadata = areaMetadata

export default AreaPage
