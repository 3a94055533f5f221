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
    | 'keyword'
    | 'openNow'
    | 'submit'
    | 'searching',
    string
  >
  near: Record<'button' | 'privacy' | 'locating' | 'failed' | 'shown' | 'leave', string>
  results: Record<
    'title' | 'noneText' | 'noneOpen' | 'failed' | 'unavailable' | 'pages' | 'previous' | 'next',
    string
  >
  center: Record<
    'phone' | 'email' | 'brands' | 'hours' | 'weekday' | 'zone' | 'directions' | 'reserve' | 'walkIn',
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
