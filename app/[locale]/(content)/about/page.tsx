import { ContentPage } from '@/components/content-pages/content-page'
import { type ContentPageProps, contentPageMetadata } from '@/lib/seo'

export const generateMetadata = (props: ContentPageProps) => contentPageMetadata('about', props)

export default function Page(props: ContentPageProps) {
  return <ContentPage name="about" {...props} />
}
