export { type IntentModel, knownShare, type LikelyIntent, likelyIntents } from './model'
export { type Phrase, trainIntents } from './train'
export { type AlikePhrase, nearestPhrases, type TellingPiece, tellingPieces } from './why'
export { phrasesIn } from './phrases-in'
