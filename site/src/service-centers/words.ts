export interface CentersWords {
  form: Record<
    | 'label'
    | 'country'
    | 'state'
    | 'allStates'
    | 'city'
    | 'allCities'
    | 'brand'
    | 'allBrands'
    | 'kind'
    | 'allKinds'
    | 'keyword'
    | 'sort'
    | 'byName'
    | 'byDistance'
    | 'bySlot'
    | 'openNow'
    | 'submit'
    | 'searching',
    string
  >
  near: Record<'button' | 'privacy' | 'locating' | 'failed' | 'shown' | 'leave', string>
  results: Record<
    | 'title'
    | 'noneText'
    | 'noneOpen'
    | 'withoutPart'
    | 'failed'
    | 'unavailable'
    | 'pages'
    | 'previous'
    | 'next',
    string
  >
  center: Record<
    | 'phone'
    | 'email'
    | 'brands'
    | 'kinds'
    | 'inStock'
    | 'slot'
    | 'ticket'
    | 'hours'
    | 'weekday'
    | 'zone'
    | 'directions'
    | 'reserve'
    | 'walkIn',
    string
  >
  map: MapWords
}

export type MapWords = Record<
  | 'show'
  | 'hide'
  | 'size'
  | 'label'
  | 'hint'
  | 'streets'
  | 'here'
  | 'loading'
  | 'failed'
  | 'centerFailed'
  | 'close'
  | 'sources'
  | 'zoomIn'
  | 'zoomOut'
  | 'touch'
  | 'wheelWithCtrl'
  | 'wheelWithCommand',
  string
>
