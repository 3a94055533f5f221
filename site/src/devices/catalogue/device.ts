/** Millimetres, as the device stands or lies before who looks at it. */
export interface Size {
  width: number
  height: number
  depth: number
}

/** Behind, and what is drawn on it. */
export type Wallpaper = readonly [from: string, to: string, shape: string]

export interface CameraIsland {
  form: 'column' | 'square' | 'disc' | 'bar'
  /** Diameters in millimetres, the main lens first. */
  lenses: readonly number[]
}

export interface Phone extends Size {
  form: 'phone'
  /** Of its corners, in millimetres. */
  radius: number
  /** Around the screen: sides, top and chin, in millimetres. */
  bezel: readonly [side: number, top: number, chin: number]
  front: 'hole' | 'corner-hole' | 'drop' | 'bezel'
  island: CameraIsland
  color: string
  wallpaper: Wallpaper
  /** Bumpers of a phone for building sites. */
  isRugged?: true
}

export interface FoldingPhone extends Size {
  form: 'folding-phone'
  /** A book opens to a small tablet, a clamshell to a tall phone. */
  folds: 'book' | 'clamshell'
  color: string
  wallpaper: Wallpaper
}

export interface FeaturePhone extends Size {
  form: 'feature-phone'
  /** Diagonal in inches. */
  screen: number
  color: string
  keys: string
  hasTorch?: true
}

export interface Tablet extends Size {
  form: 'tablet'
  bezel: number
  lenses: number
  color: string
  wallpaper: Wallpaper
  hasPen?: true
}

export interface Watch extends Size {
  form: 'watch'
  face: 'round' | 'square' | 'kids'
  color: string
  strap: string
  glow: string
}

export interface Tag extends Size {
  form: 'tag'
  color: string
}

export interface Router extends Size {
  form: 'router'
  body: 'box' | 'tower' | 'set-top'
  antennas: number
  color: string
}

export interface Television {
  form: 'television'
  /** Diagonal in inches, 16 : 9. */
  screen: number
  /** A picture on the wall while it is off. */
  isFrame?: true
  color: string
  wallpaper: Wallpaper
}

export interface Laptop extends Size {
  form: 'laptop'
  bezel: number
  color: string
  wallpaper: Wallpaper
}

export interface Appliance extends Size {
  form: 'refrigerator' | 'air-conditioner' | 'washing-machine'
  color: string
}

export interface Accessory extends Size {
  form: 'earbuds' | 'power-bank' | 'box'
  color: string
}

export type Device =
  | Phone
  | FoldingPhone
  | FeaturePhone
  | Tablet
  | Watch
  | Tag
  | Router
  | Television
  | Laptop
  | Appliance
  | Accessory
