export { type IntentModel, knownShare, type LikelyIntent, likelyIntents } from './model'
export { type Phrase, trainIntents } from './train'
export { phrasesIn } from './phrases-in'
