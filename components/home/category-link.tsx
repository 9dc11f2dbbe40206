'use client'

import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { Link } from '@/lib/i18n/navigation'

/** A category's photograph with its name. A client component, so that page data has texts instead of elements. */
export function CategoryLink({ href, image, name }: Record<'href' | 'image' | 'name', string>) {
  return (
    <Link href={href} prefetch={false}>
      <Picture {...pictureWithColour(image)} ratio="1" sizes="130px" alt="" />
      {name}
    </Link>
  )
}
