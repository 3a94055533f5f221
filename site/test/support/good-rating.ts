export const GOOD_RATING = {
  environment: '5',
  attitude: '4',
  efficiency: '5',
  quality: '5',
  overall: '4',
  recommend: '9',
  repairTime: 'on',
}
