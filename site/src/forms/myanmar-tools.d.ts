// The package has no types.
declare module 'myanmar-tools' {
  interface Zawgyi {
    ZawgyiDetector: new () => {
      /** 0 to 1. */
      getZawgyiProbability: (text: string) => number
    }
    ZawgyiConverter: new () => {
      zawgyiToUnicode: (text: string) => string
    }
  }
  const zawgyi: Zawgyi
  export = zawgyi
}
