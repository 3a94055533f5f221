import type { DangerWords } from '../danger-patterns'

/** With the Pidgin of West Africa. */
export const EN: DangerWords = {
  lists: {
    thing: `phone*|fone|handset*|mobile*|cellphone*|smartphone*|tablet*|ipad|laptop*|computer|pc|notebook|tv|telly|television*|
      charger*|adapter*|adaptor*|cable*|plug|plugs|socket*|outlet*|power_bank*|powerbank*|battery|batteries|batt|batry|earbud*|
      earphone*|headphone*|earpiece*|smartwatch*|watch|router*|fridge*|freezer*|refrigerator*|washer*|washing_machine*|machine*|dryer*|aircon*|
      ac|air_conditioner*|conditioner*|microwave*|oven|kettle|fan|device*|appliance*|remote*|wire|wires|wiring|cord|
      extension|motor|compressor|port|stabilizer|inverter|case`,
    cell: `battery|batteries|batt|batry|power_bank*|powerbank*|cell|cells`,
    body: `hand|hands|finger*|thumb|skin|face|leg|legs|thigh*|arm|arms|ear|palm*|lap|neck|cheek|chest|eye|eyes|lip|lips|mouth|
      wrist|foot|feet|body`,
    person: `i|baby|babies|child*|kid|kids|son|daughter|toddler*|infant*|pikin*|brother|sister|boy|girl|wife|husband|
      mother|father|mum|mom|mama|dad|grandma|grandson|granddaughter|grandpa|nephew|niece|cousin|he|she|somebody|someone|man|woman|uncle|friend|pupil|student|we|dog|cat|old`,
    part: `battery|batteries|button_cell*|coin_cell*|button_batter*|coin_batter*|pin|pins|sim_pin|ejector*|magnet*|screw|screws|sim|
      sim_card|memory_card|sd_card|ear_tip*|eartip*|earbud*|cell|cells|needle|key|cap|small_part*`,
    swallow: 'swallow|swallows|swallowed|swallowing|swalow*|swollow*|ingest*|gulp*',
    burnt: 'burn|burns|burned|burnt|burning|scald*|blister*',
    explode:
      'explode|explodes|exploded|exploding|explosion|blew_up|blown_up|blowing_up|blow_up|blast|blasted',
    me: 'my|me|his|him|her|our|the|your|their|myself|himself|herself|childs|sons|daughters|babys|pikin',
  },
  harmless: `
    fire tv*|stick*|hd|os|tablet*|wall*|emoji|extinguisher*|alarm*|7|10|max|phone
    amazon|kindle|free|open|cross|ceasefire|rapid fire
    firestick|firetv|firefox|firewall|firewire|fireboy|firebase
    fire up|off
    smoke|fire test*|detector*|alarm*|grey|gray|black|white|blue|sensor*|screen
    smoke|smoking cigarette*|weed|shisha|zone
    cigarette|hookah smoke|smoking
    screen ?has burn in
    burn|burned|burnt|burning in|ins
    burn|burned|burnt|burning ~ cd|cds|dvd|dvds|iso|disc|disk|image|subtitles|file*|usb|calories|calorie|fat
    burn|burns|burned|burnt|burning ?through ?all my|the|too|much|more|so|our ?much ?more data|mb|bundle|airtime|credit|money|battery|charge|power|fuel|light|units
    burn|burns|burned|burning data|battery|airtime|money|power|calories ?fast ?quickly
    memory|data|photo*|video*|information|specs|light|water|sound|air leak|leaks|leaking|leaked|leakage
    leak|leaks|leaked|leaking ~ price|specs|photo*|video*|online|update|data|memory|images|design
    shock|shocks absorb*|absorber*|proof|resistant|resistance|wave|mode|ads
    shocked at|that|to|about
    shock* ~ price|prices|cost|bill|quote|news|fee
    phone|fone|tray|slot|machine|atm|tv|laptop|printer|console|drive|computer|tablet|reader|device|player|it ?has|have|just|don|suddenly ~ swallow|swallows|swallowed|swallowing|ate|eaten|eats
    swallow* ~ pride|words
    kill|killing|killed ?the app|apps|background|process|task|switch|battery
    will|can|could|would|does|might|may ~ explode
    hotspot|hot_spot
    suicide squad
  `,
  selfHarm: `
    kill|killing|killed|hang|hanging|hurt|hurting|harm|harming|cut|cutting|shoot|drown|burn|poison myself|herself|himself
    end|ending|take|taking|took my|her|his ?own life|lives
    end it all
    suicid*
    self harm*
    i|am|im ?really ?just ?dont want|wanna|wan|wish ?to|2|i die|dead|disappear
    i|am|im ?really ?just want|wanna|wan ?to ?be dead
    i ?really ?just ?do dont|not|no ?really want|wanna|wan ?to live|be|wake ?alive ?up ?anymore
    no|not reason|point|worth ?in ?to living|live
    life ?is not worth
    i ?no fit ?dont ?cant live|go|take on|this life
    i|am|im ~ better off dead
    i|im ?am ready|going|about|planning|tired ?to ?of die|living|life
    tired of living|life
    i cant|cannot|can't go|live|do on|anymore|this ?any life|more|longer
    wants|want|thinking|threatening ?to ?of ?about kill|killing|end|die|hang himself|herself|myself|life|themselves
    jump off|from ?the ?a bridge|roof|building
    overdose
  `,
  swallowed: `
    {person} ~ {swallow}
    {swallow} ~ {part}
    {part} ~ {swallow}
    {person} ~ ate|eat|eaten|chewed|chop|licked|bit|bitten ~ battery|batteries|button_cell*|coin_cell*|magnet*|pin|sim|screw
    {person} ~ put|puts|pushed|stuck|shoved|get|got|has|have ~ battery|batteries|magnet*|pin|cell|earbud|eartip|part ~ mouth|nose|nostril|throat|ear
    battery|batteries|magnet*|pin|screw|cell|sim|eartip ~ throat|nose|nostril|stomach|belly
    chok* on|with|from ~ {part}
    {person} ~ chok*
  `,
  shock: `
    electric|electrical|electricity|current shock*
    electrocut*
    shock|shocks|shocked|shocking|zap|zaps|zapped ~ me|him|her|us|my|people|child*|son|daughter|baby ?when ~
    {thing} ~ shock|shocks|shocked|shocking|zap|zaps|zapped|dey_shock ~ me|him|her|us|my|people|person|body|hand|anyone|everyone|when|if
    got|get|gets|getting|received|feel|felt|gave|gives|give|giving ~ shock|shocks|shocked|zapped ~ from|when|by|off|of|touching|through & {thing}
    got|get|gets|getting|gave|gives|give|giving ?me ?him ?her a|small|mild|big|little ?electric shock|shocks
    current|light|nepa|electricity ?don ?dey carry|catch|catches|caught|hold|held|shock|passed|passing|passes|dragged ~ me|him|her|person|my|through|body|{person}
    tingl* & {thing}
    current ~ {thing} ~ body|touch
  `,
  burn: `
    {burnt} ~ {me} ~ {body}
    {me} ~ {body} ~ {burnt}
    {burnt} me|him|her|myself|himself|herself
    {burnt} on ~ {body}
    {person} ~ got|get|has|have|is|was burned|burnt|burns|scalded|blisters ~ by|from|on|with & {thing}
    acid|liquid ~ burnt|burned|burning|burns ~ {body}
  `,
  fire: `
    = ?help ?there ?is ?its fire|flames|explosion|burning|exploded ?help ?please
    catch|catches|catching|caught|cought|took|taking|take|set|sets ?on fire
    {thing} & on|in fire
    fire ~ from|in|inside|on|out|at|for|near|under ~ {thing}
    fire ~ don ~ catch|start
    {thing} & fire dey|don|is|was|start*|outbreak
    fire ?has don|is|has|started|broke|broken ~ {thing}
    {thing} & flame|flames|flaming|ablaze|inferno
    flames|flame ~ coming|out|from
    {thing} ~ {explode}
    {explode} ~ {thing}
    {thing} ?is ?are ?was ?just ?has ?dey ?don ?started ?start ?to burning|burn|burnt|burned|burns up|down|now|o|fast|inside|completely|finish
    {thing} is|are|dey|started|starts burning|burn
    {thing} ~ burst ~ charging|charge|hands|pocket|fire|smoke|flames
    house|room|kitchen|bed|sofa|curtain ~ on|is|burning|caught fire
  `,
  gas: `
    smell|smells|smelling|smelt|odour|odor ?strong ?of ?like ?some ?cooking gas|gaz
    gas ~ smell|smells|smelling|leak|leaks|leaking|leaked|leakage|escaping|hissing
    leak* ~ gas
  `,
  smoke: `
    = ?help ?there ?is ?its smoke|smoking|sparks|sparking ?help
    {cell} & puncture*|pierced|stabbed
    chemical|sweet|acrid smell|odour & {thing}
    socket*|plug|plugs|outlet*|extension|adapter*|charger*|cable* ~ burnt|burned|charred
    burnt|burned|charred socket*|plug|outlet*|charger*|cable*|adapter*
    {thing} & smoke|smokes|smoking|smoked|smokin|fume|fumes|smoky
    smoke|smoking|fumes ~ coming|come|comes|out|from|rising|dey ~ {thing}|out|of|from|back|behind|my|commot
    smell|smells|smelling|smelt|odour|odor ~ burn|burning|burnt|burned|smoke|melting|fire|fishy
    burn|burning|burnt|burned ?plastic ?rubber ?wire smell|smells|odour|odor|smelling
    {thing} & burning_hot|red_hot|scorching|scorched|melt|melts|melted|melting|charred
    too|so|very ~ hot ~ to|that ?i ?we ?cant touch|hold
    cant|cannot|can_not ~ touch|hold ~ hot
    {thing} & sparks|sparking|sparked|sparky|arcing
    {cell} ~ very|extremely|dangerously|super|crazy|unusually|seriously|too hot
    {thing} dey|don|de spark
    hissing|sizzling|popping ~ {cell}
    {cell} ~ hissing|sizzling|hiss|sizzles
  `,
  leak: `
    {cell} ~ leak|leaks|leaking|leaked|leakage|leakin|oozing|oozed|ooze
    leak|leaks|leaking|leaked|oozing ~ {cell}
    liquid|fluid|acid|electrolyte|goo|gel|gunk|juice|powder|stuff|substance|oil|water ~ out|from|coming|leaking|inside|dripping|on|around ~ {cell}
    {cell} ~ liquid|fluid|acid|electrolyte|goo|gunk|crust|powder|juice ~ coming|out|leaking|on|in|all|dey
    battery|batteries|cell acid|fluid|electrolyte|juice
    remote* ~ leak*|crusty|corroded ~ battery|batteries|liquid|acid
  `,
  swelling: `
    screen|back|cover|keyboard|lid ~ pushed|lifted|raised ~ {cell}
    = swollen|swelling|bulging|bloated
    {cell} & swell|swells|swelling|swollen|swole|swoll|swelled|swelln|bulge|bulges|bulged|bulging|bloat|bloated|bloating|puff|puffed|puffy|puffing|inflated|inflate|inflating|expanded|expanding|ballooned|ballooning|balloon|rising|fat|pregnant
    phone*|fone|laptop*|tablet*|watch|earbud*|device|trackpad|touchpad & swell|swells|swelling|swollen|swole|swelled|bulge|bulges|bulged|bulging|bloated|ballooning|ballooned
    back|cover|panel|screen|lid|case|glass|keyboard|trackpad|touchpad ?cover ?panel ?glass ~ swell*|swollen|bulge|bulges|bulged|bulging
    battery|batteries ~ pushing|pushed|pushes|lifting|lifted|raising|raised ~ screen|back|cover|keyboard|trackpad|lid|panel|out|up
    back|cover|screen|panel ~ lifting|popping|popped|opening|separating|separated|coming_off|raised ~ battery|batteries
    spicy pillow
  `,
}
