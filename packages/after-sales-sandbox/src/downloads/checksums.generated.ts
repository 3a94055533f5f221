// Written by `npm run checksums`; do not edit.

export const CHECKSUMS: Readonly<Record<string, { noiseCrc: number; crc: number; sha256: string }>> = {
  'aster-book-14-driver-graphics-windows-10.zip': {
    noiseCrc: 2187814486,
    crc: 3960638442,
    sha256: '71948a7bf70f015ba41dce3658d29348eb80858c1233c687038fb7fe7ebb6cf9',
  },
  'aster-book-14-driver-audio-windows-10.zip': {
    noiseCrc: 3320562750,
    crc: 3422779948,
    sha256: 'f24ae1c77902dee7f1e8208430333c610acb6476d24bb87e9669348461f29446',
  },
  'aster-book-14-driver-wi-fi-windows-10.zip': {
    noiseCrc: 1262781351,
    crc: 4221205623,
    sha256: '2ed66d4b26d1252f7a2855e51f95adefe9a28b8ef7d1135a63d2c00a6edb7d7c',
  },
  'aster-book-14-driver-bluetooth-windows-10.zip': {
    noiseCrc: 1920724176,
    crc: 1207902058,
    sha256: '14e9fe95ea7bcbf1372340399f1393fd507477fd7b9549f0de695490a26d7dbc',
  },
  'aster-book-14-driver-chipset-windows-10.zip': {
    noiseCrc: 214405741,
    crc: 2898821799,
    sha256: '2a6f48d0505baf2f7c7c949e96199ff55c12ad7af57e8df1db1ec299b103c4d0',
  },
  'aster-book-14-driver-bios-windows-10.zip': {
    noiseCrc: 2723980829,
    crc: 3767359166,
    sha256: '06a3101ca7e69b64a564abdfcd394bf9242fd25fa40f5186f123594f50100c4b',
  },
  'aster-book-14-driver-touchpad-windows-10.zip': {
    noiseCrc: 4238294542,
    crc: 674438641,
    sha256: '2e5d5de5b310081bbabee46be3154a61ec6bc9f1ce338a4a8ad1aa9d826fd48c',
  },
  'aster-book-14-driver-camera-windows-10.zip': {
    noiseCrc: 3826008223,
    crc: 2145098688,
    sha256: '95045dd9e233d2d6caee5a07c9899df740bd625e88189627d6c24def5043a125',
  },
  'aster-book-14-driver-card-reader-windows-10.zip': {
    noiseCrc: 3607875451,
    crc: 1675380946,
    sha256: 'c52bb2ee98e522471391201a7edc7ec83c9de42fdbfeb61f46a267fe77d87acc',
  },
  'aster-book-14-driver-fingerprint-windows-10.zip': {
    noiseCrc: 4234287629,
    crc: 2654636699,
    sha256: 'd402404bcc91a55d190c3e0fbc338015b043131aa526e67ec27c84518ba40d8f',
  },
  'aster-book-14-driver-management-engine-windows-10.zip': {
    noiseCrc: 1829166685,
    crc: 907336990,
    sha256: 'b4d7c3d30fa38881e25eac62678ed5b7c7e7cd047ac127d9ae1fc78732c17ed1',
  },
  'aster-book-14-driver-usb-c-windows-10.zip': {
    noiseCrc: 2582959129,
    crc: 2881099271,
    sha256: 'f78af45a7b235f77eb8d63c731cd0f2782bf80dfdb29d2641bd43d2420146020',
  },
  'aster-book-14-driver-hotkeys-windows-10.zip': {
    noiseCrc: 4271035502,
    crc: 1096809644,
    sha256: 'cdad9d30a2970328d6e00ded14f59831c3462c88737025efe755461518f05819',
  },
  'aster-book-14-driver-storage-windows-10.zip': {
    noiseCrc: 4068937,
    crc: 3942002558,
    sha256: '5d7af029d4dab70f0fa5fa1b90eb1a273a72e4ed29737bb05d46709358089bfb',
  },
  'aster-book-14-driver-graphics-windows-11.zip': {
    noiseCrc: 552729716,
    crc: 1184899977,
    sha256: 'e84c756002505e6998c9f0bc37b2da6ebcfa5f5207bcd5fe7c36d2304ba18aab',
  },
  'aster-book-14-driver-audio-windows-11.zip': {
    noiseCrc: 2915340997,
    crc: 1454947427,
    sha256: 'c2ded6574c299d0cc976aaa80570f3f639a2a0974ee846dd8c25c460d9523fa7',
  },
  'aster-book-14-driver-wi-fi-windows-11.zip': {
    noiseCrc: 415600708,
    crc: 1142469659,
    sha256: '89947ba3f61b8c6f7338a6db11945eb2d5439675c3bf24ed62bfa8b66bc2f3bf',
  },
  'aster-book-14-driver-bluetooth-windows-11.zip': {
    noiseCrc: 962497008,
    crc: 4089190537,
    sha256: '3ee73976dd1e3b6ce92d841ee144600170e6cb3e9085d6832941b140c8b892c3',
  },
  'aster-book-14-driver-chipset-windows-11.zip': {
    noiseCrc: 2511009912,
    crc: 2555148145,
    sha256: '6d1b714e7e483c99bfdf3f468d6ae65c354261ff973c5d5e682d74996a7b1db7',
  },
  'aster-book-14-driver-bios-windows-11.zip': {
    noiseCrc: 328973590,
    crc: 292568775,
    sha256: 'bc3a72649815aebd4c3dd891cf5eabbb2c96e806b41be14b2098589f454bba85',
  },
  'aster-book-14-driver-touchpad-windows-11.zip': {
    noiseCrc: 3065598581,
    crc: 3837505054,
    sha256: 'b43bf119096e610642e611ffd6f0ca9324fe4c28313db204d3f8695e4fc1be3c',
  },
  'aster-book-14-driver-camera-windows-11.zip': {
    noiseCrc: 1860295790,
    crc: 3196803859,
    sha256: '5eed53d99c9dda5245283323133b1d5a585a7683846ac13784b2296ac404c6e3',
  },
  'aster-book-14-driver-card-reader-windows-11.zip': {
    noiseCrc: 287960722,
    crc: 884442261,
    sha256: '6402aa749a0ee2b1542e7c42d159ed93feb850c7f9676dfbac99b5fae2e5ee4f',
  },
  'aster-book-14-driver-fingerprint-windows-11.zip': {
    noiseCrc: 3143286511,
    crc: 2261270497,
    sha256: '98380fedb88a76aa772af4ee3eaaacaad2c7e8f405078fb24d52b0a24f7a17bf',
  },
  'aster-book-14-driver-management-engine-windows-11.zip': {
    noiseCrc: 1541586631,
    crc: 3465833039,
    sha256: '005d58fece2fcdd7eac8fa9bd91c8a58500398576336b3ad2b7ea98412ced0b8',
  },
  'aster-book-14-driver-usb-c-windows-11.zip': {
    noiseCrc: 80840083,
    crc: 1799006824,
    sha256: '09ca4f14d1e21c2be0ba0b29a71dac81e0caf44799b6e4cd4de164e170e63bbc',
  },
  'aster-book-14-driver-hotkeys-windows-11.zip': {
    noiseCrc: 361755094,
    crc: 2038498913,
    sha256: 'c819c116c64219381759e657efd8adb08d2314761bfce6daa41c411408f3a4a6',
  },
  'aster-book-14-driver-storage-windows-11.zip': {
    noiseCrc: 908984109,
    crc: 2488742894,
    sha256: '838ab5a57c492469f67653ab9ada21f36dd1dad8d86668733f24cbf352a9e2c6',
  },
  'aster-book-14-user-manual.pdf': {
    noiseCrc: 0,
    crc: 2643471875,
    sha256: '1704cd17a29135b3c63a6372911184c26677cf1553cac0ba9b4a91006cb2af77',
  },
  'aster-book-14-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 2916392429,
    sha256: '352d15b9fe3350bb1f34a03ed8b794210036c3e26a04d421c820d864eb421996',
  },
  'aster-book-15-driver-graphics-windows-10.zip': {
    noiseCrc: 2304818465,
    crc: 329674394,
    sha256: 'c21d75e33939bc297d91aa15b9dca7c7ebe07f0df32d41f30cc2415db381c2c8',
  },
  'aster-book-15-driver-audio-windows-10.zip': {
    noiseCrc: 1277055308,
    crc: 588435862,
    sha256: '77db057df850e9b8c3311ab518883c74a8474bfcaab8163349795e057bce08ae',
  },
  'aster-book-15-driver-wi-fi-windows-10.zip': {
    noiseCrc: 2091668925,
    crc: 90492024,
    sha256: 'ae12176296c3659bfee3518ead4beba01918f359eaaf0c8c3a7932cd08535fbb',
  },
  'aster-book-15-driver-bluetooth-windows-10.zip': {
    noiseCrc: 3334952414,
    crc: 3402863009,
    sha256: 'b93299fcfadd4aba2ae644a67e8178d4fc8a3a7428f4ce85c7c098211168cfa4',
  },
  'aster-book-15-driver-chipset-windows-10.zip': {
    noiseCrc: 797341330,
    crc: 4243923874,
    sha256: '872ad21874ed7a3913ab8b2c8f85189c45dd896e7c34c2c0d25073c993d0e83c',
  },
  'aster-book-15-driver-bios-windows-10.zip': {
    noiseCrc: 3474034152,
    crc: 4094739817,
    sha256: 'cf679921532291a5b0ee006a9cfc6893a8bfb80cfa5fdadfbc100f0b1813b898',
  },
  'aster-book-15-driver-touchpad-windows-10.zip': {
    noiseCrc: 2825238438,
    crc: 2821095614,
    sha256: '8d00117c1a621e7130ef416d28213715bf2fd8008082c82e2cb1fbf301eea745',
  },
  'aster-book-15-driver-camera-windows-10.zip': {
    noiseCrc: 1312235042,
    crc: 908871099,
    sha256: '44c96e7db8454a629c97932e738c42f0b0dbc950e6aab3951e6747c92110f658',
  },
  'aster-book-15-driver-card-reader-windows-10.zip': {
    noiseCrc: 122717527,
    crc: 1743293823,
    sha256: 'cf984927621c19ccad059c054315585691541e7b13f3da013f44370aa77c9dad',
  },
  'aster-book-15-driver-fingerprint-windows-10.zip': {
    noiseCrc: 838999139,
    crc: 2776505417,
    sha256: '2b82a1905a7f2fe06a59a8a6f885cb6e4baf02e0c0053ea4ef98ad3ac63ab393',
  },
  'aster-book-15-driver-management-engine-windows-10.zip': {
    noiseCrc: 2687012743,
    crc: 3851246821,
    sha256: 'a777a44b98ea44aea56746d57e44f71e26ff631d29959e12acd67ab032d29692',
  },
  'aster-book-15-driver-usb-c-windows-10.zip': {
    noiseCrc: 297629689,
    crc: 2667482403,
    sha256: '4e90ca33e18de0f1dda432c194a1078b389143d393058bc3d951bbe3d75e6084',
  },
  'aster-book-15-driver-hotkeys-windows-10.zip': {
    noiseCrc: 3934711383,
    crc: 4271442485,
    sha256: '5b1ea193af68fbb228982f6c9e7bb0933deca31bccd525cccf1f7e9cc7a68dff',
  },
  'aster-book-15-driver-storage-windows-10.zip': {
    noiseCrc: 2138265364,
    crc: 3329825989,
    sha256: 'c7ee23fd01480667bd5b8152818c49d227db5adc00c1b35a5836aaf791db6108',
  },
  'aster-book-15-driver-graphics-windows-11.zip': {
    noiseCrc: 3161139429,
    crc: 1531032148,
    sha256: '31ded77e88a2114330d871ebfae7ec806e1ae166a6b4d901c08b23fc97e009c2',
  },
  'aster-book-15-driver-audio-windows-11.zip': {
    noiseCrc: 487827843,
    crc: 542094495,
    sha256: '85c6c217991547ede998c67773f577f91b2c0a9114c75bb09628f8ad96aa07e5',
  },
  'aster-book-15-driver-wi-fi-windows-11.zip': {
    noiseCrc: 931145851,
    crc: 3144534150,
    sha256: 'ef7a1130f1f958f40d7f6a476fd7c91676a53013c50ff94282725a949da5960b',
  },
  'aster-book-15-driver-bluetooth-windows-11.zip': {
    noiseCrc: 187641093,
    crc: 1662496984,
    sha256: '39b9080422c2900d9a452facb65b533bbe234aab294d7f17e7e68c23607910d3',
  },
  'aster-book-15-driver-chipset-windows-11.zip': {
    noiseCrc: 4118360766,
    crc: 2616174093,
    sha256: '71c1558f1fa808479ed0c3a26a79bf55faacb2d44335c508278d2f28d5608352',
  },
  'aster-book-15-driver-bios-windows-11.zip': {
    noiseCrc: 3437198515,
    crc: 2074830046,
    sha256: '83c08981bf88a5e7599a1a9ceaafb3d2d0599462d5f1ca5f76b8cb14717da4cd',
  },
  'aster-book-15-driver-touchpad-windows-11.zip': {
    noiseCrc: 702447420,
    crc: 1731350029,
    sha256: '111b8ec3d5a3631c8d9f7f4772738c55483ccb5ff8f23fd2a3fdcec120523b82',
  },
  'aster-book-15-driver-camera-windows-11.zip': {
    noiseCrc: 4154294227,
    crc: 2612140089,
    sha256: 'b60fbef4cdb1627673ea80cea04ace0e7287756ec0385ccb925ead0e34381f5f',
  },
  'aster-book-15-driver-card-reader-windows-11.zip': {
    noiseCrc: 745250730,
    crc: 1747119281,
    sha256: '8885c883b81ec218980c20efe767b8774b8cc26898fc49e995b951e0b5aa0b6f',
  },
  'aster-book-15-driver-fingerprint-windows-11.zip': {
    noiseCrc: 405283836,
    crc: 2643745443,
    sha256: 'e54f54c9f891d961e5536496825c52cc310c84d51be2572ef507d5083513c787',
  },
  'aster-book-15-driver-management-engine-windows-11.zip': {
    noiseCrc: 2343276246,
    crc: 579727836,
    sha256: '47a22c37ba82add1245859500dc2d5da3f425fb5236585bf5848f6979ef1b563',
  },
  'aster-book-15-driver-usb-c-windows-11.zip': {
    noiseCrc: 1556787862,
    crc: 744170338,
    sha256: '7d8bd000c50c6433b887e5984eccabd627cda5f6cb57110af2a0cd79947e3c9d',
  },
  'aster-book-15-driver-hotkeys-windows-11.zip': {
    noiseCrc: 1159037553,
    crc: 150415163,
    sha256: '64f4dff48f492eccfa00abbafabeed6250161f37fdabe2da12993d06be72a2de',
  },
  'aster-book-15-driver-storage-windows-11.zip': {
    noiseCrc: 457631481,
    crc: 1255105587,
    sha256: 'decbd51e47527d91e7bc02d114d3fea425fb04828121bf8e37523c26334981a1',
  },
  'aster-book-15-user-manual.pdf': {
    noiseCrc: 0,
    crc: 2369191725,
    sha256: '1205356439d6b9e48dc33ce6de520d9e4ac112416408f7594088a26d82823b1a',
  },
  'aster-book-15-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 150842178,
    sha256: '4b8b5d584af3f5b3924210cef1ccbe127c117b74b08417cb9de88cb089b6bf7e',
  },
  'aster-book-16-pro-driver-graphics-windows-10.zip': {
    noiseCrc: 2084549792,
    crc: 3768533233,
    sha256: 'f5d199fbf2e24dd737639e84399b411cb490f1232dd23fcac0ba959d8fae047f',
  },
  'aster-book-16-pro-driver-audio-windows-10.zip': {
    noiseCrc: 22326803,
    crc: 1834028891,
    sha256: '2b2d131a0611f20748a049d0134af92939d57930ce318b7e6551d2ba10e1d5cb',
  },
  'aster-book-16-pro-driver-wi-fi-windows-10.zip': {
    noiseCrc: 3887186274,
    crc: 1027674512,
    sha256: 'd0da93a8b39d16977fd8ac25f7c5159ca035e2b5b5b04a3c6b02d4490977ff74',
  },
  'aster-book-16-pro-driver-bluetooth-windows-10.zip': {
    noiseCrc: 4109764491,
    crc: 1709862322,
    sha256: '5a6da8d77f5b4ead02014078225d31d4a05c4d754874098ce66f8c36137de045',
  },
  'aster-book-16-pro-driver-chipset-windows-10.zip': {
    noiseCrc: 1342615788,
    crc: 3067328468,
    sha256: '7ddd4300f3294dda4ed0a6a103ee7bd3fb28e3be0b8ee49c8669752db86fccd7',
  },
  'aster-book-16-pro-driver-bios-windows-10.zip': {
    noiseCrc: 1039016489,
    crc: 3503324651,
    sha256: '88fcd3b4992478fef74e2eed6103254113df6e4c808a3407e53d5b455bcc4cfd',
  },
  'aster-book-16-pro-driver-touchpad-windows-10.zip': {
    noiseCrc: 2802830535,
    crc: 1667709249,
    sha256: '8f0e5d6b6d09b0813dd1c5eab8bafc9a3625ffd264e91c9aa3eb3b7c6c77ed2b',
  },
  'aster-book-16-pro-driver-camera-windows-10.zip': {
    noiseCrc: 425866324,
    crc: 4255226371,
    sha256: '4c0908d5850ee951c9577bde24e2e6ba793238de617c53dea83968ea219fbc04',
  },
  'aster-book-16-pro-driver-card-reader-windows-10.zip': {
    noiseCrc: 3024297274,
    crc: 2908408410,
    sha256: 'c58efb60817d939c625e76a7fe3d94b0fce854155244ab2d841d6721c05652aa',
  },
  'aster-book-16-pro-driver-fingerprint-windows-10.zip': {
    noiseCrc: 2318825383,
    crc: 1573191284,
    sha256: '071cf70ef0d678a8348da8a8408528552eac9b812ec0ea6ff6d67e01b8772ea8',
  },
  'aster-book-16-pro-driver-management-engine-windows-10.zip': {
    noiseCrc: 1249590069,
    crc: 3268507967,
    sha256: '421b156dca7f82ac49442c8f697c2aaa51edd5768d2f77fd8420acea6aef014e',
  },
  'aster-book-16-pro-driver-usb-c-windows-10.zip': {
    noiseCrc: 1000456316,
    crc: 1953383445,
    sha256: 'cacb397e58a61208a0b53b887318d704a60b6d2a75e855f6e98679775d9e24b9',
  },
  'aster-book-16-pro-driver-hotkeys-windows-10.zip': {
    noiseCrc: 408292265,
    crc: 3210455104,
    sha256: '8d7f8633d5ec1aa8d414fee64b6d9689947de2cd3d97199a48ea56d7d9c29fc7',
  },
  'aster-book-16-pro-driver-storage-windows-10.zip': {
    noiseCrc: 3209965589,
    crc: 1859942496,
    sha256: '849d1cf6c771a33995c632cde2c988c4c1be6a592402ee9c3197c3cafc58ee51',
  },
  'aster-book-16-pro-driver-graphics-windows-11.zip': {
    noiseCrc: 3457016117,
    crc: 3333414336,
    sha256: 'b9d7dcb9415b764009e4d87cae14b3af7d1ccacde5d6acb310ad2d088ade05fc',
  },
  'aster-book-16-pro-driver-audio-windows-11.zip': {
    noiseCrc: 2511698708,
    crc: 3965514449,
    sha256: '2c0a162da87529fbac67d6164491aa95c3873f61cba820ee3f7ae429111ad584',
  },
  'aster-book-16-pro-driver-wi-fi-windows-11.zip': {
    noiseCrc: 2903848297,
    crc: 1176222243,
    sha256: '6c1e818f215db559ae10fe97a4d18a3a3f9fd242b6f1bf06d23c81ea4675a2dd',
  },
  'aster-book-16-pro-driver-bluetooth-windows-11.zip': {
    noiseCrc: 297547767,
    crc: 4283421625,
    sha256: 'bca98b4d45afda16bc7af8e9ace1344d65926c5e050cd9e64809b35c85025b48',
  },
  'aster-book-16-pro-driver-chipset-windows-11.zip': {
    noiseCrc: 718258761,
    crc: 2561730035,
    sha256: 'b34198f37fdb20f766eb3fad8f9571687c13694af8db4fbb961516c79ff9b182',
  },
  'aster-book-16-pro-driver-bios-windows-11.zip': {
    noiseCrc: 4045634242,
    crc: 4147443984,
    sha256: 'ddeef313ecbc76118c29bbf293c43351b2abf0f4de3c6c1c27e552301ded285b',
  },
  'aster-book-16-pro-driver-touchpad-windows-11.zip': {
    noiseCrc: 1820190800,
    crc: 641243230,
    sha256: 'c17f324cef9e8bcf0f2f43e1de0405c2c6e4c60f58360c14aa85698220836795',
  },
  'aster-book-16-pro-driver-camera-windows-11.zip': {
    noiseCrc: 2703996005,
    crc: 2391793959,
    sha256: '315d71c5ca7435a0b5acc6bb751437f103ad9728d2095fa2c042baedbc9c9148',
  },
  'aster-book-16-pro-driver-card-reader-windows-11.zip': {
    noiseCrc: 991584917,
    crc: 2148066132,
    sha256: '0fb01139e812f31a1015ad6cf8fea0c2f5e0dfca447d2be6e930136d03ea93f4',
  },
  'aster-book-16-pro-driver-fingerprint-windows-11.zip': {
    noiseCrc: 2712795989,
    crc: 1464629666,
    sha256: '7df96648b092692068c7f265d8924b5f877020734dcdc35e224b07d30c50e7f1',
  },
  'aster-book-16-pro-driver-management-engine-windows-11.zip': {
    noiseCrc: 2115185259,
    crc: 2974519931,
    sha256: '9a9d61e813b5a7d26643affb0fae62a7b1fb2b5edd534e9d87c71bb3c53b5720',
  },
  'aster-book-16-pro-driver-usb-c-windows-11.zip': {
    noiseCrc: 299636053,
    crc: 1214109437,
    sha256: '2204dc44ce9ff06a293c36704cc8f03d0212b4e0dda3142d94dd16990b87bad4',
  },
  'aster-book-16-pro-driver-hotkeys-windows-11.zip': {
    noiseCrc: 387077432,
    crc: 3965588660,
    sha256: '013912c263cf71ce931477fe82b457156cee71e4eba0f095e4743b8bcee7f7cb',
  },
  'aster-book-16-pro-driver-storage-windows-11.zip': {
    noiseCrc: 3097880469,
    crc: 1455136846,
    sha256: 'd82daa10ab3e9eba78aaacdcbc29bece1784cd0df074cf0683a6b80bbbb2710e',
  },
  'aster-book-16-pro-user-manual.pdf': {
    noiseCrc: 0,
    crc: 3425166337,
    sha256: '4b475c73ce6fde24c063c38a3b68bf69989a409cf842dc9592915b880295af72',
  },
  'aster-book-16-pro-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 702212802,
    sha256: '10207bf2f1a80eb05e59ddebd2f7f8e30cb8cffd2629335f0f7c4c8f5670f79d',
  },
  'aster-air-13-driver-graphics-windows-10.zip': {
    noiseCrc: 3841394116,
    crc: 1188733930,
    sha256: 'fc95179018015443e859532bf6183f55fef764cf4fbbe99dc17321d02156b266',
  },
  'aster-air-13-driver-audio-windows-10.zip': {
    noiseCrc: 2347228258,
    crc: 4162500318,
    sha256: '7a3ff3ffdf9a935605273ba139618d83684eb9f1d273b110f4ae5f99af734113',
  },
  'aster-air-13-driver-wi-fi-windows-10.zip': {
    noiseCrc: 2800461337,
    crc: 17308460,
    sha256: 'e2f92556130a6ed627abe46bc211f3df04af9ed9146b7672cd98a41bec0f4712',
  },
  'aster-air-13-driver-bluetooth-windows-10.zip': {
    noiseCrc: 3857733201,
    crc: 4017353239,
    sha256: '398d7a655919da8c0bcfb38964d2642c4b22e1d387a088a5f07d26c29419d7e5',
  },
  'aster-air-13-driver-chipset-windows-10.zip': {
    noiseCrc: 3150498233,
    crc: 3663627456,
    sha256: '51c05ad7d8450f395d4494cf1ae20bef8323192c2d03542c848d609956b6443a',
  },
  'aster-air-13-driver-bios-windows-10.zip': {
    noiseCrc: 4008615983,
    crc: 2432548821,
    sha256: '49c2d5721a569df4b618be03d3b1d936ab8004d9a211bfe06819360ea8af6d85',
  },
  'aster-air-13-driver-touchpad-windows-10.zip': {
    noiseCrc: 2081181941,
    crc: 2931021236,
    sha256: '12d659eed48682a97b7813c8f45109dae7043719cbfecfa5f524bc1d9edd24b0',
  },
  'aster-air-13-driver-camera-windows-10.zip': {
    noiseCrc: 425614847,
    crc: 3197094615,
    sha256: '17239833cbc182f7f10dd64bef261b31b3b8904dcab1add8247eda019f93f428',
  },
  'aster-air-13-driver-card-reader-windows-10.zip': {
    noiseCrc: 96250169,
    crc: 3862627802,
    sha256: '6dfcd044bc8e0505956a1e25131f9ff5aa4bf6e1efd41b9013bc0601844e8ba6',
  },
  'aster-air-13-driver-fingerprint-windows-10.zip': {
    noiseCrc: 4188093674,
    crc: 2562807912,
    sha256: 'b3002f8c0d953de90a8b8f02e7b28fd1cd86cf0aac2ba5cf44a8dbeccfd2a18e',
  },
  'aster-air-13-driver-management-engine-windows-10.zip': {
    noiseCrc: 2194186539,
    crc: 269329970,
    sha256: '3f4b3fc7c30bb68538fbcf60aae38f64df4336f8b3509d37c7dc7e2e2acc6b0e',
  },
  'aster-air-13-driver-usb-c-windows-10.zip': {
    noiseCrc: 769768958,
    crc: 1773254758,
    sha256: 'adaceb2d10802ca794508d683e6e5bc022d4d2c122d6207bb0cde50aef1a880a',
  },
  'aster-air-13-driver-hotkeys-windows-10.zip': {
    noiseCrc: 3491603639,
    crc: 3621217144,
    sha256: '076655b946be479273902d65b2e928ac6b1be68581a4298ff73d72139000ccee',
  },
  'aster-air-13-driver-storage-windows-10.zip': {
    noiseCrc: 2631339236,
    crc: 292999425,
    sha256: '366065b7ef1ec5e38c7301ad93cd3c91c5cf0408e8d167723e474ee89c5c1abc',
  },
  'aster-air-13-driver-graphics-windows-11.zip': {
    noiseCrc: 539653916,
    crc: 3722131533,
    sha256: 'b7dbff1841404d0630c931200e4945a3ce4d5b5e1b832a23618b806acd3bd6b7',
  },
  'aster-air-13-driver-audio-windows-11.zip': {
    noiseCrc: 2371725148,
    crc: 3634147940,
    sha256: '92b5f38c7a2ae007d0d3362213f6f91ddbe49d704a9a079474cc7ccf4c3c7c6a',
  },
  'aster-air-13-driver-wi-fi-windows-11.zip': {
    noiseCrc: 3004720647,
    crc: 1277806074,
    sha256: 'f907042cc83f80b4b77a4022b24d0aabd99e1abd7f0c8c06dccbe4a8a60909ae',
  },
  'aster-air-13-driver-bluetooth-windows-11.zip': {
    noiseCrc: 515220845,
    crc: 199549670,
    sha256: 'fb16cbcf2dfa10c2ee607b3227b406ecc9e28a0dcc4744dec1442ac35a7189ef',
  },
  'aster-air-13-driver-chipset-windows-11.zip': {
    noiseCrc: 432000327,
    crc: 1469816874,
    sha256: 'e63868fae78e50b3853f39c7fd9f144a9b35cb0b02c084d4e23674132704af69',
  },
  'aster-air-13-driver-bios-windows-11.zip': {
    noiseCrc: 2521999297,
    crc: 2435265587,
    sha256: 'a2f5d1cc3912beb46191223d223eb89e355a07ad6f1c8774541b8953b4c85c1e',
  },
  'aster-air-13-driver-touchpad-windows-11.zip': {
    noiseCrc: 2005590013,
    crc: 1178632941,
    sha256: '2c2633b0b07341bd31a526ee4b1b0fc4b8fd556825e6b717cfa0629cfa47baac',
  },
  'aster-air-13-driver-camera-windows-11.zip': {
    noiseCrc: 3007241225,
    crc: 1814583333,
    sha256: '24a3b609652312aa2597ec30ff518d7bccdfde53404e9f3b24cbe0298c523f61',
  },
  'aster-air-13-driver-card-reader-windows-11.zip': {
    noiseCrc: 3646795905,
    crc: 2563118898,
    sha256: '2db6056c2757c194435aa50ede483d650b99c8b9332c928d3b3cd2aaf4e32edf',
  },
  'aster-air-13-driver-fingerprint-windows-11.zip': {
    noiseCrc: 34947902,
    crc: 916135784,
    sha256: 'a9899b5098d7024175bbd384d6e9eade9201d8b090e4024d76c8f2a3bd1c4d3a',
  },
  'aster-air-13-driver-management-engine-windows-11.zip': {
    noiseCrc: 2827473034,
    crc: 844998646,
    sha256: '8608c4926d40c4b248aab44f988db8a8eab52a2888d1cc7309f100bc296e7467',
  },
  'aster-air-13-driver-usb-c-windows-11.zip': {
    noiseCrc: 3536830394,
    crc: 1685620738,
    sha256: '4d546c92e421e5ce8dbb781ed92436a59cf96ef2e9d628c356bbe6c8a1bcbe57',
  },
  'aster-air-13-driver-hotkeys-windows-11.zip': {
    noiseCrc: 3614694694,
    crc: 24049725,
    sha256: '1c31083cecc25e30943eb0e604fcfe2011ba8219288dffb2a4005f916b01c55a',
  },
  'aster-air-13-driver-storage-windows-11.zip': {
    noiseCrc: 1480821212,
    crc: 368353368,
    sha256: 'adcfc96d5be1f6da5c3f5d77f9e0d0e832ee22f16afa339c5be0c82799fccec9',
  },
  'aster-air-13-user-manual.pdf': {
    noiseCrc: 0,
    crc: 1021980251,
    sha256: '6e8aae268e682737aaf97fed8bec67501dda21140be18f9baea147c10d0a5e1d',
  },
  'aster-air-13-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 3320071423,
    sha256: '7e7e4ae9b9ef966cd82dc8a68bbf7fb44c8d36a7778cb05bb84d75a33982c48c',
  },
  'aster-air-14-driver-graphics-windows-10.zip': {
    noiseCrc: 2335861616,
    crc: 1986960000,
    sha256: 'da194c1ca114c6ac0a4b56b88530c655eef722a9a110da3ca0322ace9d459d79',
  },
  'aster-air-14-driver-audio-windows-10.zip': {
    noiseCrc: 2951968693,
    crc: 800377216,
    sha256: 'f22c2f6fb7b6a035dc2bcd659a79f0370014fe67a46e71880aaf97398816c1e4',
  },
  'aster-air-14-driver-wi-fi-windows-10.zip': {
    noiseCrc: 3534062897,
    crc: 4261445382,
    sha256: '33e719089e3aeca23a473e0c8af30c03a3dc336353f1501a18a41362c035e499',
  },
  'aster-air-14-driver-bluetooth-windows-10.zip': {
    noiseCrc: 4025749750,
    crc: 1182835762,
    sha256: '3d85f884c48cfc872653cd7f274b06a46e8bb0d7b77019ad2820389ae301770d',
  },
  'aster-air-14-driver-chipset-windows-10.zip': {
    noiseCrc: 998831748,
    crc: 4130536956,
    sha256: '960be4429b8dea856f07aa73b56af7292b9fd08f4fb342468d8ef88dc275e166',
  },
  'aster-air-14-driver-bios-windows-10.zip': {
    noiseCrc: 3236909891,
    crc: 602880189,
    sha256: 'd7055d2fc8ecec0fde66a503b6f598b123c2ec10192f7cff5557884b937b6551',
  },
  'aster-air-14-driver-touchpad-windows-10.zip': {
    noiseCrc: 476017075,
    crc: 3257802147,
    sha256: '907f3c21fefdb1342c7feda71c72377e650acf6c2eeea5f8fa5dbd3f197d0ce3',
  },
  'aster-air-14-driver-camera-windows-10.zip': {
    noiseCrc: 3081960193,
    crc: 214272642,
    sha256: '38eeef5a9568f28b0f29ed9bf0c869e9b86c04335e7e40b7d9bf152759085949',
  },
  'aster-air-14-driver-card-reader-windows-10.zip': {
    noiseCrc: 3302188987,
    crc: 247528388,
    sha256: '483fbfb2eeafe0b7ffefd1eaad5d1ca68533d4188412a35a37dc4ac4dfc283a8',
  },
  'aster-air-14-driver-fingerprint-windows-10.zip': {
    noiseCrc: 268420321,
    crc: 1367061253,
    sha256: '5dcc01b55773c91cf59be6050215dbc76067026cf07c8500ec4d8f03f2865c44',
  },
  'aster-air-14-driver-management-engine-windows-10.zip': {
    noiseCrc: 4169823950,
    crc: 3052053326,
    sha256: '0a40ec987bca14da2748afe3ade552bd962dda5f0c450e4bb9f8d9082683f6dc',
  },
  'aster-air-14-driver-usb-c-windows-10.zip': {
    noiseCrc: 371367227,
    crc: 2614825802,
    sha256: '27476eb39af758f824c2e9db7b4326f53ed9efac46b126f3e55ed9c4ebb55994',
  },
  'aster-air-14-driver-hotkeys-windows-10.zip': {
    noiseCrc: 1830275347,
    crc: 4226797891,
    sha256: '0a342b3b499ba5a0a68d191159b520786e955c52e801bfa866f578b7b10997ab',
  },
  'aster-air-14-driver-storage-windows-10.zip': {
    noiseCrc: 3875065065,
    crc: 3371930184,
    sha256: '935817631f92c374e9f95ca6ce39c8098170f5f739fe85601d842d5fd91ed9ac',
  },
  'aster-air-14-driver-graphics-windows-11.zip': {
    noiseCrc: 3326870048,
    crc: 2606311264,
    sha256: '703b4271f01333ee2546d7eaa7fc3324e33c37936c33e114b3deed795aedf32e',
  },
  'aster-air-14-driver-audio-windows-11.zip': {
    noiseCrc: 995986418,
    crc: 2544176071,
    sha256: '2e4c17e7864b129e9e435486efea22d3b50518ba9e65528c3cf9f47595f023e7',
  },
  'aster-air-14-driver-wi-fi-windows-11.zip': {
    noiseCrc: 1312029625,
    crc: 3126644566,
    sha256: '7aca5d223c76f4d5f60e647dc7f2e120c7c1b0a4672d660ddd7b89cbca161911',
  },
  'aster-air-14-driver-bluetooth-windows-11.zip': {
    noiseCrc: 743927636,
    crc: 767275477,
    sha256: '14fcba88f0f426d5e44a6ca76d2acec23d3e27e37d5056fe8b5bf52ef8e867fb',
  },
  'aster-air-14-driver-chipset-windows-11.zip': {
    noiseCrc: 260181013,
    crc: 2646920373,
    sha256: '29edde25bbbecfc347b88066ebce99547e35056c5579e5cc2b2e8d2f9a778859',
  },
  'aster-air-14-driver-bios-windows-11.zip': {
    noiseCrc: 182191029,
    crc: 143444016,
    sha256: '7556234c42fdfb07cff18efbb6aaa7ef0b0bdcda84a86935c3ecae00d7defac7',
  },
  'aster-air-14-driver-touchpad-windows-11.zip': {
    noiseCrc: 106186059,
    crc: 3257381379,
    sha256: 'ba9869c634352e79a592ebab5bacc8cb0eaabc2a653ddf6c101555421c805f41',
  },
  'aster-air-14-driver-camera-windows-11.zip': {
    noiseCrc: 1213530213,
    crc: 1490758615,
    sha256: 'd52c738ac5fcbe8f43ea144b52cec04f16ed93a2b0dee31ec8ed7287bf9e3915',
  },
  'aster-air-14-driver-card-reader-windows-11.zip': {
    noiseCrc: 2129311120,
    crc: 936283116,
    sha256: 'baf564723b8218a9b0f13af819a27c7d389f4e7648abae2ec68d94b10b820fd7',
  },
  'aster-air-14-driver-fingerprint-windows-11.zip': {
    noiseCrc: 3593654934,
    crc: 3679170977,
    sha256: '7253a292f3b396a747e708e3adc6d8555e2cf585cd2f6f4c362c76ae1b6ea5d0',
  },
  'aster-air-14-driver-management-engine-windows-11.zip': {
    noiseCrc: 2698229827,
    crc: 4021531184,
    sha256: '78556aa1adde3fb61d393595c89a0d07412752a38a59b8126d2f1cc996ff79f2',
  },
  'aster-air-14-driver-usb-c-windows-11.zip': {
    noiseCrc: 1126800747,
    crc: 1127986203,
    sha256: '384cecf6f58b7cfcddeff38b51c1787c5061dc1ec35a0c3d02b772c8f4b41d57',
  },
  'aster-air-14-driver-hotkeys-windows-11.zip': {
    noiseCrc: 1361206710,
    crc: 2796046971,
    sha256: '8b164d600876bd9bb6716ca3c40682324e648bffbfdad7ecec35488da037c79e',
  },
  'aster-air-14-driver-storage-windows-11.zip': {
    noiseCrc: 397236741,
    crc: 1298839647,
    sha256: 'fb092d59167973f5e595b5d7d0853ec1e193f8325aaa909e9c899e0794c03596',
  },
  'aster-air-14-user-manual.pdf': {
    noiseCrc: 0,
    crc: 1012383719,
    sha256: 'e1c6ce4579234d1ca827a6b7615fb0409191a9a653f4ae82838594dd3c579dbd',
  },
  'aster-air-14-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 505596223,
    sha256: 'c9619056bf3af63ab3c8bb7aea9bdcfea7da0cdcf14952c4a6d65a170bb80c85',
  },
  'kite-note-14-driver-graphics-windows-10.zip': {
    noiseCrc: 173528377,
    crc: 2997273622,
    sha256: '8a548355069694ffa1829359c8fc673da4567375f0f7da9f0e5a3808c2703abb',
  },
  'kite-note-14-driver-audio-windows-10.zip': {
    noiseCrc: 1252399781,
    crc: 34433552,
    sha256: 'e96a072a0c7359cc931c874e83e56dffd10f6c3d2701ad55a84ca0b5550144ed',
  },
  'kite-note-14-driver-wi-fi-windows-10.zip': {
    noiseCrc: 4120838608,
    crc: 247432142,
    sha256: '0d98e7539357623990710422d460a38f4e4997c2a96a6d217b1280824d90df2d',
  },
  'kite-note-14-driver-bluetooth-windows-10.zip': {
    noiseCrc: 3300957234,
    crc: 2279543649,
    sha256: 'bd3a5994875010a0f31797fef9d4f311d5e32bc16faea1ac06b7f4f275172c66',
  },
  'kite-note-14-driver-chipset-windows-10.zip': {
    noiseCrc: 3246868203,
    crc: 397184093,
    sha256: '9130b844a8f9c8ee9e2fdbf22485d52b3f1a7ab528abb958fdb6024aa3241f58',
  },
  'kite-note-14-driver-bios-windows-10.zip': {
    noiseCrc: 2777285074,
    crc: 4219657849,
    sha256: 'f002330c3d094c76b6e8f68c09d1ca6a706b72c0e89ffc6228e7d08b0b830cfd',
  },
  'kite-note-14-driver-touchpad-windows-10.zip': {
    noiseCrc: 457308036,
    crc: 3362556835,
    sha256: 'd37ae3c54fcd7aaad3bab2d716300308051d88001041bf7f70ca01ae3d173b71',
  },
  'kite-note-14-driver-camera-windows-10.zip': {
    noiseCrc: 3773961106,
    crc: 2454391029,
    sha256: '186005d466730f23b01b85cbf21af3cc9753e3f928e4f04e7057f70416f005f4',
  },
  'kite-note-14-driver-card-reader-windows-10.zip': {
    noiseCrc: 37988259,
    crc: 1591441551,
    sha256: '21d4a4995930682127a898c17139482cb9891cda3e87a243dc785512dd8422bb',
  },
  'kite-note-14-driver-fingerprint-windows-10.zip': {
    noiseCrc: 4127033198,
    crc: 310675596,
    sha256: '5f60f3650745a5dfaf1b560c6c7f6eed8aac14a628209741b548fc0eab4530fb',
  },
  'kite-note-14-driver-management-engine-windows-10.zip': {
    noiseCrc: 2228657397,
    crc: 2290958084,
    sha256: '4258b86c8505981d17dc76522b7cb3031e4038c91f0ee01d5b8958fc12e5fd24',
  },
  'kite-note-14-driver-usb-c-windows-10.zip': {
    noiseCrc: 236151559,
    crc: 951392726,
    sha256: 'e5e592c3d89805f320b0e24af08f75864188c45e2c840cfc94c0c616310c8905',
  },
  'kite-note-14-driver-hotkeys-windows-10.zip': {
    noiseCrc: 2739046534,
    crc: 1640231733,
    sha256: '41d1c853231df3f27f85a27f08750744fa127027cda597e4ed4a7bc78fc4e391',
  },
  'kite-note-14-driver-storage-windows-10.zip': {
    noiseCrc: 1093493790,
    crc: 2432899042,
    sha256: '1fbc9c05abd0f2ce216c737993153d7647fe1466564471dd479e5f64b8311c74',
  },
  'kite-note-14-driver-graphics-windows-11.zip': {
    noiseCrc: 3637860563,
    crc: 2993092620,
    sha256: 'e742559c24a633811a18a0947eff04174a56ed8fcf2de41d25bfcede4bc6b338',
  },
  'kite-note-14-driver-audio-windows-11.zip': {
    noiseCrc: 1747689813,
    crc: 3674030073,
    sha256: 'c8d9e28c480dc878f1bcd4f1416303fc989ef8ad5909a723b0997d77db13eded',
  },
  'kite-note-14-driver-wi-fi-windows-11.zip': {
    noiseCrc: 3087201780,
    crc: 2521348221,
    sha256: '5606a80eebacdbfd57e6a9fc043618294d499c2b5f1e7e20d86591bf0770791b',
  },
  'kite-note-14-driver-bluetooth-windows-11.zip': {
    noiseCrc: 2576282456,
    crc: 1293831477,
    sha256: '91fe5cf0aac4a3fc1e5f7d69d1818b02f9d5174d32084c193bb6d6263821d10d',
  },
  'kite-note-14-driver-chipset-windows-11.zip': {
    noiseCrc: 2477262725,
    crc: 485443464,
    sha256: 'e1cc73fda4f2cfe5d42cc1276b8423ff3eded8747cfcbefc7026390327c80e9a',
  },
  'kite-note-14-driver-bios-windows-11.zip': {
    noiseCrc: 1159408709,
    crc: 3532693708,
    sha256: '0e1849c6473be9463ff623246218a51d345ec9e0e7723bb75b3b11587c3d019f',
  },
  'kite-note-14-driver-touchpad-windows-11.zip': {
    noiseCrc: 2073561570,
    crc: 1540200391,
    sha256: 'e765e075d474494f5088bb93775b20790c6f4260b754c2f0585f843b7056849c',
  },
  'kite-note-14-driver-camera-windows-11.zip': {
    noiseCrc: 1365586022,
    crc: 2649464422,
    sha256: '28b4fa03627771b4735c672581de7edf0ba9c7f09e2c824b6729e9f1e5152c74',
  },
  'kite-note-14-driver-card-reader-windows-11.zip': {
    noiseCrc: 2841375141,
    crc: 3230881334,
    sha256: 'e9460de4572000b73f9e8a3bc3cfed77888b2c7a77f408c5703546af6914d559',
  },
  'kite-note-14-driver-fingerprint-windows-11.zip': {
    noiseCrc: 3402246889,
    crc: 4083419606,
    sha256: 'e5bea2eb9cb1c3090b362399dd6074394e93aa72fbc1d38078099259c20f035c',
  },
  'kite-note-14-driver-management-engine-windows-11.zip': {
    noiseCrc: 3387240255,
    crc: 700779437,
    sha256: '4b875cebc29bd6903670cc20bb241e2ea1fd9b9fae99059f1a42fc1425ffbce3',
  },
  'kite-note-14-driver-usb-c-windows-11.zip': {
    noiseCrc: 59019577,
    crc: 512184461,
    sha256: '0d32088c61e5981e0e0af1d77e58750d2a6ea85c51acc36fe07310e597272443',
  },
  'kite-note-14-driver-hotkeys-windows-11.zip': {
    noiseCrc: 438634570,
    crc: 322765280,
    sha256: '0fa02428b481791d4d35b298b180756d795f2274c014540e4e446965027f2979',
  },
  'kite-note-14-driver-storage-windows-11.zip': {
    noiseCrc: 2637785681,
    crc: 1022455143,
    sha256: 'b664768927f1f7916a456f7ad03e24a7fbf2a39499c8c928d2d0ae5596275578',
  },
  'kite-note-14-user-manual.pdf': {
    noiseCrc: 0,
    crc: 3894648894,
    sha256: 'ba6e2a51e53ccb1efdc5c1c3b7a905b4cee618bc0663f5dfc4b66254e4aac0f5',
  },
  'kite-note-14-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 707184692,
    sha256: '8ac09c29f877f1d351b4aec2d2b8e03c06eab5cb7ae4fcd1cbe2737f273a667b',
  },
  'kite-note-15-driver-graphics-windows-10.zip': {
    noiseCrc: 1254751812,
    crc: 4209533663,
    sha256: 'cd49d9421c90e4d56309a3997b22046ea923d4672a401bdef802de62d179069f',
  },
  'kite-note-15-driver-audio-windows-10.zip': {
    noiseCrc: 352909235,
    crc: 3983079414,
    sha256: '79413f25e771fe023186e953d455d7f585444d5e2f3f571652d3147e5ceaf91a',
  },
  'kite-note-15-driver-wi-fi-windows-10.zip': {
    noiseCrc: 1650498510,
    crc: 671138295,
    sha256: '71a0abc3ee27453b6c2ab2108713d7659adc8e1e2d72a60819c7fe30129b1e87',
  },
  'kite-note-15-driver-bluetooth-windows-10.zip': {
    noiseCrc: 3224960522,
    crc: 3907064307,
    sha256: 'ab55c66eed8f0902dfca4224532ebe9ab7e843588401093c60ec1b451f7e2d82',
  },
  'kite-note-15-driver-chipset-windows-10.zip': {
    noiseCrc: 45710093,
    crc: 2708656134,
    sha256: '228519a244040bf35a4ae59bdb6f6e3fad8145a1cd4f317199e7a48546cf3f7c',
  },
  'kite-note-15-driver-bios-windows-10.zip': {
    noiseCrc: 1921480350,
    crc: 2111475943,
    sha256: 'f5bc13bc386a995daee7b8b45ab5b8e7c70c209a0497c2cd1f5f8ce0349f8713',
  },
  'kite-note-15-driver-touchpad-windows-10.zip': {
    noiseCrc: 2637029502,
    crc: 161344746,
    sha256: 'aaf9d66a9c4974a5282d39e473b8bca04411e6c8a0b1eb1bc48fac7c6e0d9e51',
  },
  'kite-note-15-driver-camera-windows-10.zip': {
    noiseCrc: 3830534288,
    crc: 1257029758,
    sha256: 'c72cc632c4ba037c15e1224b9f5d8f46cf865190d22509215b52753c003b9312',
  },
  'kite-note-15-driver-card-reader-windows-10.zip': {
    noiseCrc: 1423774177,
    crc: 2028393545,
    sha256: 'eac675e56ea5f3f132e3360f180b834e0defcde0745c880345f16f34c560a672',
  },
  'kite-note-15-driver-fingerprint-windows-10.zip': {
    noiseCrc: 3173249793,
    crc: 2584248808,
    sha256: '4a7d544491304fd663e52e3c871b6052a66dcec5ded5f622d80051cc7afea6f9',
  },
  'kite-note-15-driver-management-engine-windows-10.zip': {
    noiseCrc: 2312928023,
    crc: 183766261,
    sha256: 'd066ac75227d96a45ed4c8712f1e009cce3a085536d0de4d00001218fec9de0e',
  },
  'kite-note-15-driver-usb-c-windows-10.zip': {
    noiseCrc: 1517024424,
    crc: 1884546886,
    sha256: '108002f6b2592d3cd194dd6b4a69483677ef3bb0bcae221ce0d074cfa50c18db',
  },
  'kite-note-15-driver-hotkeys-windows-10.zip': {
    noiseCrc: 382452755,
    crc: 10552077,
    sha256: '1d5d320b0d26eb6bc1eefbb8e945eb879df1a4016ee3243768a4ce7aedc7bf6c',
  },
  'kite-note-15-driver-storage-windows-10.zip': {
    noiseCrc: 2369295061,
    crc: 1493683171,
    sha256: '23b05a5138cfdcd6e9163dc15eef9f6617af0b9c85e6ad9e5c659f1c175d3c51',
  },
  'kite-note-15-driver-graphics-windows-11.zip': {
    noiseCrc: 2291375665,
    crc: 4130756715,
    sha256: 'cb7749d3ba920d7625c3c103cb478ed59cf72343e2a5aa87eb8a46cfc0618609',
  },
  'kite-note-15-driver-audio-windows-11.zip': {
    noiseCrc: 213089653,
    crc: 85877567,
    sha256: 'd294e80a3d476f67fdc1eb198ee3497012b4321a20d92b99ea4adcfadae737a8',
  },
  'kite-note-15-driver-wi-fi-windows-11.zip': {
    noiseCrc: 3148148683,
    crc: 2526272086,
    sha256: '444eac76d111aadb605fc2cf029fe6152bae4023f93c22454d5311e95fbe38c7',
  },
  'kite-note-15-driver-bluetooth-windows-11.zip': {
    noiseCrc: 2071915104,
    crc: 915907486,
    sha256: 'cc453b9d0abb11ce53a5c64d38d0b92381e98b653a2ba2d114f1dc144482d323',
  },
  'kite-note-15-driver-chipset-windows-11.zip': {
    noiseCrc: 3533761977,
    crc: 2520568437,
    sha256: '2b1ff4c4b490ba2faa3490412fb9e7b976e2231f42c7869aab8e4ce8f6169305',
  },
  'kite-note-15-driver-bios-windows-11.zip': {
    noiseCrc: 4151120257,
    crc: 3680659508,
    sha256: '29a5f83aca5235f220f5dc16b73bf2b49c526882e883095788bff9afe96effa1',
  },
  'kite-note-15-driver-touchpad-windows-11.zip': {
    noiseCrc: 115524415,
    crc: 4120100087,
    sha256: '1381793cd523475e7392f1fb0d759384ab8abed56c083770c89525fa1f110d1d',
  },
  'kite-note-15-driver-camera-windows-11.zip': {
    noiseCrc: 916728913,
    crc: 1280485504,
    sha256: '3e8b43120c37ee632b6fd0679330b71115e90de3ed151593d1aecc169aa155bf',
  },
  'kite-note-15-driver-card-reader-windows-11.zip': {
    noiseCrc: 2429888357,
    crc: 339822671,
    sha256: '0114aa5f4898a675473c4cd34614c9bc4e3c2b94f4b9239a61afbf1b36996542',
  },
  'kite-note-15-driver-fingerprint-windows-11.zip': {
    noiseCrc: 3340158412,
    crc: 2311486129,
    sha256: '965e6ae2d252361203f0204d0014182637bf119eee57241d1ec5cfc26e965baa',
  },
  'kite-note-15-driver-management-engine-windows-11.zip': {
    noiseCrc: 1211521608,
    crc: 383081254,
    sha256: '06681304a40213666fab7404746ec92229c86e69951683c2ff7f5e2dca4dd12d',
  },
  'kite-note-15-driver-usb-c-windows-11.zip': {
    noiseCrc: 2269758046,
    crc: 1110920879,
    sha256: 'd3fa3296a098128280f04b166d9d590d82153f543b689aa6a85135ffa4b035fc',
  },
  'kite-note-15-driver-hotkeys-windows-11.zip': {
    noiseCrc: 249360342,
    crc: 639460733,
    sha256: '01061fe2d7445c5e451c99e66ca6f18a79ace002dc552aee1c4a61127eabe000',
  },
  'kite-note-15-driver-storage-windows-11.zip': {
    noiseCrc: 1070835675,
    crc: 2928384826,
    sha256: 'aa36f50ba2ec41e215118240cc43aec37b4c79b3f961300368b08273ae72e5bc',
  },
  'kite-note-15-user-manual.pdf': {
    noiseCrc: 0,
    crc: 2045123930,
    sha256: '851370a8dc5a58260dc9367140005932718218bbb02c377da307730d836cba09',
  },
  'kite-note-15-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 1558441513,
    sha256: '3512b7dbc27f8afeac10fb9edef7666b24506c103b121727e1b1afea439ae894',
  },
  'kite-note-15-go-driver-graphics-windows-10.zip': {
    noiseCrc: 564848728,
    crc: 1168687027,
    sha256: '6dd761e9616c4e6d38e17b08e3adb914ae2d2b6f6560a26a5ccf58bc0e2497a4',
  },
  'kite-note-15-go-driver-audio-windows-10.zip': {
    noiseCrc: 3547546642,
    crc: 186892821,
    sha256: '24b736461a8d23e5b49e09bcd8c3a472b885d0468cb197f0e69e0153a9f38235',
  },
  'kite-note-15-go-driver-wi-fi-windows-10.zip': {
    noiseCrc: 3533498522,
    crc: 1959510954,
    sha256: '4ff004b5248d11cfc6c42e9af4701cce3be3dbef19064b772307fdc6129c3c08',
  },
  'kite-note-15-go-driver-bluetooth-windows-10.zip': {
    noiseCrc: 2082031623,
    crc: 178835162,
    sha256: '82684dc487539a482f446265ab6ec434e9d0c5a5e6b9d5b534322ebed06600c7',
  },
  'kite-note-15-go-driver-chipset-windows-10.zip': {
    noiseCrc: 1160980643,
    crc: 1760739987,
    sha256: 'ebccdfedf176a03c113ba1c1763b24251147fc7a216a080a4757827db20137ab',
  },
  'kite-note-15-go-driver-bios-windows-10.zip': {
    noiseCrc: 1437135157,
    crc: 493332796,
    sha256: '69f27c46914358822cce3b5d0d8e1a00e589e0d66d2bddbc056533a63a2d1239',
  },
  'kite-note-15-go-driver-touchpad-windows-10.zip': {
    noiseCrc: 1559550630,
    crc: 3077694687,
    sha256: 'e3c62fd4cebc372292a4d37a5c4903afdf9899c06a5c5ec901c6412d96347a8f',
  },
  'kite-note-15-go-driver-camera-windows-10.zip': {
    noiseCrc: 1793572896,
    crc: 3494768988,
    sha256: 'f252520c56880b0b1cf233f30e9c0715c459fe54fc7a30ef823997c2bd93b5e8',
  },
  'kite-note-15-go-driver-card-reader-windows-10.zip': {
    noiseCrc: 3973066029,
    crc: 986930997,
    sha256: '34fd653bc0f040628a901fe99f1167ba0bfa730ba885dcf641377aaa3fcef977',
  },
  'kite-note-15-go-driver-fingerprint-windows-10.zip': {
    noiseCrc: 4010787836,
    crc: 869067531,
    sha256: '65b4d119a5f1ba30fda56ad214cd52b9c200fc1400c50a1597f6d98194d8d802',
  },
  'kite-note-15-go-driver-management-engine-windows-10.zip': {
    noiseCrc: 1717835989,
    crc: 3967810885,
    sha256: '97bd3a179e0a699633a2c92339c71c40b7bf497f4e2aecfd06f252eb2d8ba5c8',
  },
  'kite-note-15-go-driver-usb-c-windows-10.zip': {
    noiseCrc: 1094821102,
    crc: 3659389566,
    sha256: 'd372855cde9de25d37d4a4744f243759e10c99d2e58d1b9cefe880aeebb3cdb5',
  },
  'kite-note-15-go-driver-hotkeys-windows-10.zip': {
    noiseCrc: 4107934994,
    crc: 466111970,
    sha256: 'd0318e213cfb094a66024b953e48be10ece9ed04cc5a11650a05c6b56ae00c48',
  },
  'kite-note-15-go-driver-storage-windows-10.zip': {
    noiseCrc: 2641053013,
    crc: 2048547798,
    sha256: '07a3a8f07cd9ed17f0027d524ab3fe6e346ab3f6862a9a7b84d73a051e2e9e84',
  },
  'kite-note-15-go-driver-graphics-windows-11.zip': {
    noiseCrc: 4202445966,
    crc: 3120395769,
    sha256: '2deb29537ea67f3c9b88eb62c1417590fee9dbda3906a3c22b83cfa692849d08',
  },
  'kite-note-15-go-driver-audio-windows-11.zip': {
    noiseCrc: 1831356893,
    crc: 1964950071,
    sha256: 'd842fabbcff62a03de2c7d4568b61293d160358d5b8e9175e3755eceb01bb0ec',
  },
  'kite-note-15-go-driver-wi-fi-windows-11.zip': {
    noiseCrc: 2177867463,
    crc: 1961483377,
    sha256: '6a60b936156c47817acca09e54f1f9d7fcdcf79bc47e2c29b2015ed39533bfb9',
  },
  'kite-note-15-go-driver-bluetooth-windows-11.zip': {
    noiseCrc: 2059248598,
    crc: 3477187243,
    sha256: '8241332ffb6c57899f6988daa958c252cd99e15ff8e81ec02ad6ffc045b7d9fb',
  },
  'kite-note-15-go-driver-chipset-windows-11.zip': {
    noiseCrc: 1702645006,
    crc: 3643627291,
    sha256: 'c218a8f88d2f1f89602c2b4d8718e317517551701a74240a6613452008b45a33',
  },
  'kite-note-15-go-driver-bios-windows-11.zip': {
    noiseCrc: 4149472530,
    crc: 3834970382,
    sha256: '24ff687dca49057556f5814e50c5d93ebbf14a5b3e444c7bf4d09c9341d2283d',
  },
  'kite-note-15-go-driver-touchpad-windows-11.zip': {
    noiseCrc: 3404006842,
    crc: 2294631831,
    sha256: '2a6a614e2309ba7aa0adbcda95c3f51edf4c36f28794da2013ab74b877fc4170',
  },
  'kite-note-15-go-driver-camera-windows-11.zip': {
    noiseCrc: 3355375807,
    crc: 2400821339,
    sha256: '0f66bc5b91d323bd8155d997b96fcd71d1872af1c60512542888a9849b43984a',
  },
  'kite-note-15-go-driver-card-reader-windows-11.zip': {
    noiseCrc: 2027292539,
    crc: 2923870671,
    sha256: 'abb580f0d16d7e36c3ad8be9291951c3807fe07b17c218910d090b69eab37a35',
  },
  'kite-note-15-go-driver-fingerprint-windows-11.zip': {
    noiseCrc: 1041546842,
    crc: 1785776785,
    sha256: '3675c93a06a277e3b6c5083fb258a4b56e0f728a978cf4df8879d371d242e14c',
  },
  'kite-note-15-go-driver-management-engine-windows-11.zip': {
    noiseCrc: 652532363,
    crc: 491733431,
    sha256: '33a55d1bdc19bf4ce883d082269d49761a74d7d565b903d06791b5759684c764',
  },
  'kite-note-15-go-driver-usb-c-windows-11.zip': {
    noiseCrc: 4126053068,
    crc: 3211439028,
    sha256: '424c54a7718fc90243ea092dfec97ecbb9962d2814e03c8a3f4012b638e45ced',
  },
  'kite-note-15-go-driver-hotkeys-windows-11.zip': {
    noiseCrc: 2811243662,
    crc: 2590324895,
    sha256: 'ec5e492c2028a6ec1585b843a46628760c64abc3f853e864bc4417bb9d03b31c',
  },
  'kite-note-15-go-driver-storage-windows-11.zip': {
    noiseCrc: 1791606430,
    crc: 3365471689,
    sha256: '6260341cf6d0e6c57dcab2a9e512aa695796ae0fd4f310e709f886b628f1301d',
  },
  'kite-note-15-go-user-manual.pdf': {
    noiseCrc: 0,
    crc: 828460025,
    sha256: '80f7b58176965ce50641989802a9d17d66c81652fddc8ff94693a67aee55821b',
  },
  'kite-note-15-go-installation-guide.pdf': {
    noiseCrc: 0,
    crc: 2329024645,
    sha256: '27c224e2f974775a6096c385ce636108b8f73791bc9fae31281bb6e05ecc54d4',
  },
  'aster-nova-3-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1936388060,
    sha256: '76a8db1374bccad760e396d3bef6c54c97205b6854eaef87a309a02dd7d8db13',
  },
  'aster-nova-4-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2626364892,
    sha256: 'a210d68eb0a5acfeb512718190f1b5a550e05ef022f94826f67062e6b98f6e82',
  },
  'aster-nova-5-service-manual.pdf': {
    noiseCrc: 0,
    crc: 54217464,
    sha256: 'e1b580b9a9a89c1f0180ca4d65a54932471301470bb8345c76dd9e3bbe134657',
  },
  'aster-nova-5-pro-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2011928321,
    sha256: '85dc6ccc6601e0bd2f9315bb960383b3ef4c612c6f4cf4df32652860ed127938',
  },
  'aster-nova-6-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2272455549,
    sha256: '247e5ffb1459781a48fa474a7686f7dd3bf76d8ad9175cb26afd00e8316ab22f',
  },
  'aster-nova-6-pro-service-manual.pdf': {
    noiseCrc: 0,
    crc: 300577167,
    sha256: '64d23573cbc01d715fe963aa75cbf13afb86e081125af947b05b2102e8eebe0f',
  },
  'aster-lumen-8-service-manual.pdf': {
    noiseCrc: 0,
    crc: 4258243602,
    sha256: '765daba2d295b08c7f4322a72996300428b6dd7d0921a2aa39e37b8970cdf630',
  },
  'aster-lumen-9-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1735427998,
    sha256: '212e27c3c0accafac086c234abcc585b2ad810f25e1f2f3db88074225ce105fe',
  },
  'aster-lumen-9-plus-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1745874307,
    sha256: '360cb3fb9bf2d5e0a628b6c369ec462c280c37c84980e2982f7e56f46c44a1f0',
  },
  'aster-lumen-10-service-manual.pdf': {
    noiseCrc: 0,
    crc: 208579230,
    sha256: 'd68a1da0b7278509357b1ce5874b1bc5f54148aaa424e885bc244e330d888197',
  },
  'aster-field-2-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2330198444,
    sha256: '225eab1710dbf48ea4e4f7c786460d8432b20cda8d0b3727fa6c83bb098020f6',
  },
  'aster-field-3-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3591243847,
    sha256: '55c21943e1ed3c72a0d9e2392c746b4236f5703b04dd04e8f6b3288418a2a445',
  },
  'aster-fold-one-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2074046418,
    sha256: 'cd957ed36382ff80ddfff165c8853730680a760b632ed6b7876a9d5c6a76178a',
  },
  'aster-fold-two-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3075725679,
    sha256: 'e944045330cb47f89e95dd236bda762d27a4165e392257183765c4a2472c3492',
  },
  'aster-slate-8-service-manual.pdf': {
    noiseCrc: 0,
    crc: 4145284636,
    sha256: '79d7349f2648362b406494e48c8022f81837dd2af47fecc47272899ddeb12c7d',
  },
  'aster-slate-10-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2150278224,
    sha256: '0bc2590b6481a0fd1b590b7939962a848c863045bb8e29e92947a5f320aec405',
  },
  'aster-slate-11-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1712958409,
    sha256: '87a02b3bf57790597b2bfe0fad3e1e3bfa93ea56eb2dec00124ae62f907ee59b',
  },
  'aster-slate-12-pro-service-manual.pdf': {
    noiseCrc: 0,
    crc: 800680346,
    sha256: '3e43b6a2cd7963b7612369192dc35392dc03bcbc7d55c8633fd5e25446f06eec',
  },
  'kite-spark-1-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2823112641,
    sha256: '548a63782d332f9c4b31b3de1c5097529bdab8b59c24ede1117f9e135a98c4a4',
  },
  'kite-spark-2-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1659653459,
    sha256: 'c943cfa78018a783004bb37953b9a15e358c15e7064511227b2a28893c82f857',
  },
  'kite-spark-3-service-manual.pdf': {
    noiseCrc: 0,
    crc: 4185549651,
    sha256: '42a0b45da9944cee712ca74ed135765034ff91af9977b3a1899a12053a9dce44',
  },
  'kite-spark-3-go-service-manual.pdf': {
    noiseCrc: 0,
    crc: 578500947,
    sha256: 'b1790cb968223d5f7c7263fc8f30a9b24346a3db445f1569c7b8b9496187f462',
  },
  'kite-pop-5-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2744823951,
    sha256: '2da9a02c9c591b4f358386559bc8ecfac2854e984ea4c3417139e038d838b12c',
  },
  'kite-pop-6-service-manual.pdf': {
    noiseCrc: 0,
    crc: 235118403,
    sha256: '099d45c997e78031a8affb9281b0267662664bb855d9ec9a911368773be7db38',
  },
  'kite-pop-6-plus-service-manual.pdf': {
    noiseCrc: 0,
    crc: 4022973992,
    sha256: '5598dcd1d33c44782ebe953f5b6dec95fec6d927c04d4d258bc0cc3a7dbfc098',
  },
  'kite-pop-7-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1566427080,
    sha256: 'f211f6051b72be874c373b5f7f92b5dea171c1f67849d4d8cef7a573ae055a46',
  },
  'kite-classic-110-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3928608158,
    sha256: '96afcb2aa05b5c95c5558ef65ed5e18e193ad1737b40a38a1fdd99967058ccb9',
  },
  'kite-classic-120-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3150250520,
    sha256: 'e88f8eb5a9ab819dba80ba94bd45747be2a41fe09a2a5868e7ace5ffb0349b1e',
  },
  'kite-classic-210-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1185767933,
    sha256: '40de5b69e7c3813ef52264b192a9f3d76e3357a8736d908d8a3bd21327e1196d',
  },
  'kite-classic-310-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3483031500,
    sha256: 'e5870cf13c6e2aca480860d35bc919ba517a5c662ec5e7fa8f7485ce78b127c3',
  },
  'kite-torch-2-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3095808891,
    sha256: '9454d1e63c2d5e30ff75484f05544d07cee90d90ee43e6e4f5d418a491e9fa68',
  },
  'kite-watch-2-lte-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2587531936,
    sha256: '03f95f3af021cc7d2343f323f61c8018c71a756c04294430d34ec3e10b3cca09',
  },
  'kite-watch-3-lte-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2856557473,
    sha256: '807044d9d432425a8e9362f061933814bbe187570ea4e74b79cfb42a076f7fe4',
  },
  'kite-watch-kids-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2993968442,
    sha256: '026a9b6b07dcfdf7acd03d91f06356c0d87f8597e73fd731c6bf0c06c09159bc',
  },
  'kite-tag-lte-service-manual.pdf': {
    noiseCrc: 0,
    crc: 97628794,
    sha256: '0ce1af13bf7c1dfcfef5eaa0a0a2d106e5918f0989f2cdda521d63e2812548d2',
  },
  'solis-link-4g-service-manual.pdf': {
    noiseCrc: 0,
    crc: 179575157,
    sha256: 'c2fd1468cc999cbd7b664d6ac800afa2a5b6b75fa7f0a378e462d46ac2571c87',
  },
  'solis-link-4g-duo-service-manual.pdf': {
    noiseCrc: 0,
    crc: 691731545,
    sha256: 'a113ff2d35c31945127fb57faa8747a3a6fad9e28a61ec788ea02336a86b25fb',
  },
  'solis-link-5g-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1033259278,
    sha256: '8abc50b12ef7f79c829663018152c9640b527313b4dd8f334f010b68a5eeb83c',
  },
  'solis-link-5g-max-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1621580341,
    sha256: '1812f31ccc8a00ab6368d7cc64619f0775082bf13c73959e50739cad5fe22da2',
  },
  'solis-hub-tv-4g-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3878684284,
    sha256: '461d4067087e4a3cea5d65b16f560bef33ee6d35983f8fab9435a4cc6cd6614c',
  },
  'solis-vision-32-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3668771867,
    sha256: 'c51376478cf61e507e720bfd8ed296b72f20576bc2ad97b61f8953023b406222',
  },
  'solis-vision-43-service-manual.pdf': {
    noiseCrc: 0,
    crc: 785747829,
    sha256: 'd1f4f03765c61ad795156b2b046f827f98d4ef484faa701e698843bcdd1cdf45',
  },
  'solis-vision-50-service-manual.pdf': {
    noiseCrc: 0,
    crc: 113943531,
    sha256: '198aa6e3b5177586941b8dfda87442637e97cbf27c1b2417ff85968a1f621481',
  },
  'solis-vision-55-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2238792962,
    sha256: 'f31ff8411d979e9c09ce097ef16a634c49754102f0def797889cda0109b996b0',
  },
  'solis-frame-43-service-manual.pdf': {
    noiseCrc: 0,
    crc: 836062854,
    sha256: '7001d9964f1c39634c80437a1c016b900084b099876bb48e45cf68c539699656',
  },
  'solis-frame-65-service-manual.pdf': {
    noiseCrc: 0,
    crc: 158741386,
    sha256: 'd0c3fe07531f2edb44134e8af37d83ef1da79036ff17a360171c4ad92a4f9245',
  },
  'solis-breeze-ac-9-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3512404292,
    sha256: 'df488c3034d8d776e5bf68bc089437765e92cf2b9e521632d18027777a8bc892',
  },
  'solis-breeze-ac-12-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2569398183,
    sha256: 'ac6561f5959e149e8ba7aa4431c4d3467c078283378cf5fb5f7a62d77f169ec5',
  },
  'solis-fresh-fridge-200-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1157618961,
    sha256: '7e26c5a86b3cc11230d60916f5b7880be3b712e02bb725b5aa9de46f92cd96c3',
  },
  'solis-fresh-fridge-320-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1345781280,
    sha256: '8c60cd7085d6599c6d43faa06f9dabde7e6e846a7b6459c608c2510365671692',
  },
  'aster-book-14-service-manual.pdf': {
    noiseCrc: 0,
    crc: 4151618103,
    sha256: '3b5b875d5fa87d6218fbc9405f69e7c787025e39dbefc2a5888ba51b0a219332',
  },
  'aster-book-15-service-manual.pdf': {
    noiseCrc: 0,
    crc: 182212209,
    sha256: '06b0b02f1c55eb7e74f89d3ea7749bb1f7b2457158c246d736f53513e58809ad',
  },
  'aster-book-16-pro-service-manual.pdf': {
    noiseCrc: 0,
    crc: 198687954,
    sha256: 'f9c9b3e320392f17017b6836eee8f5f52ef1ff3ee6cce23322a001e901636e16',
  },
  'aster-air-13-service-manual.pdf': {
    noiseCrc: 0,
    crc: 98333095,
    sha256: '8c45f45cb880e99e6e2898af6568a081fce6f421f0a0533523f27282fe04dccb',
  },
  'aster-air-14-service-manual.pdf': {
    noiseCrc: 0,
    crc: 4258780060,
    sha256: 'b395549e94778dd1e41db3086b1de8319e4663bf4f7ade1937ea924bafc1c5c8',
  },
  'kite-note-14-service-manual.pdf': {
    noiseCrc: 0,
    crc: 1049390394,
    sha256: 'a301c2f2b69befee59cd85423fc0d52aab490dccd77cdb48dbccea8792aa56e0',
  },
  'kite-note-15-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3355179712,
    sha256: '6604e0bfa174e4aa00bd31de4ae6f6cac1fc3fd97ec4c6aa039fb5b984b2ae24',
  },
  'kite-note-15-go-service-manual.pdf': {
    noiseCrc: 0,
    crc: 3791426006,
    sha256: '8938eb2780247eec8ea1ee3264344925454969f3f36657a36b81ca8751dff100',
  },
  'kite-buds-2-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2491373234,
    sha256: '84d787b5b999468521534b8b28aa69bdf350700e46e468caada33d3bf227abf3',
  },
  'kite-bank-20-service-manual.pdf': {
    noiseCrc: 0,
    crc: 2499795098,
    sha256: '4a5ec96cd394ed966786f4d942692dfc13c67013ee534f9dbcb2a3e0cf993250',
  },
}
