import { Type } from '@sinclair/typebox'
import { is, named, nullable } from '@/lib/contract/schema'
import type * as mapSettings from '@/lib/domain/geo/map-settings'

export const MapSettings = is<mapSettings.MapSettings>()(
  named('MapSettings', 'How browsers draw maps; public, and read at run time.', {
    googleMapsApiKey: nullable(Type.String(), {
      description: "Google's map is drawn with it; tiles or the drawn region take its place when it fails",
    }),
    tilesUrl: nullable(Type.String(), {
      description: 'address of raster tiles with {z}, {x} and {y}; without it the map is the drawn region',
    }),
    styleUrl: nullable(Type.String(), {
      description: 'address of a vector style of MapLibre; it wins over raster tiles',
    }),
    archiveUrl: nullable(Type.String(), {
      description:
        'address of a PMTiles archive of vector tiles, a path for one of this site; tiles and a style win over it',
    }),
    attribution: nullable(Type.String(), {
      description: 'said on a map of tiles or of a style: text with links as `<a href>`',
    }),
  }),
)
