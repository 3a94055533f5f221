import type { Locale } from '@carelane/countries'
import { fold } from './fold'

/** What people wrap a question in; it says nothing of what they look for. */
const WRITTEN: Record<Locale, string> = {
  en: `a an the is are was be been do does did can could will would should i me my we our you your it its this that
    these of to in on at for from with by and or if not no what which who how when where why there have has had get
    am as but so than then after before about into out up please want need`,
  fr: `le la les un une des du de d l au aux et ou si ne pas que qui quoi quel quelle quels quelles est sont ce cette
    ces mon ma mes votre vos notre nos je tu il elle on nous vous ils elles me se en dans sur sous pour par avec sans
    comment quand où pourquoi combien puis-je peut faire fait a ai été être y`,
  ar: `في من على الى إلى عن مع هل ما ماذا كيف متى اين أين لماذا كم هذا هذه ذلك تلك التي الذي هو هي انا أنا نحن انت
    أنت أو او و ثم ان أن إن لا لم لن قد كان يكون بعد قبل عند يمكن يمكنني اريد أريد لي`,
  ru: `и в во на с со к ко у о об от до из за по для при без не ни а но или что как где когда почему сколько это этот
    эта эти мой моя мое мои ваш ваша я мы вы он она они ли же бы если то так мне нужно можно можно есть был быть`,
  tr: `ve veya ile için bir bu şu o ben sen biz siz mi mı mu mü ne nasıl nerede neden ne zaman kaç da de ki çok daha
    benim var yok değil olarak`,
  th: `ที่ และ หรือ ของ ใน ไป มา ได้ ให้ ว่า จะ เป็น มี ไม่ การ ความ กับ จาก ถึง แล้ว อย่างไร ยังไง อะไร เมื่อ ไหม
    ผม ฉัน คุณ นี้ นั้น ต้อง`,
  id: `yang dan atau di ke dari untuk dengan pada adalah ini itu saya aku kamu anda kita kami tidak bisa apa apakah
    bagaimana cara kapan dimana mana mengapa berapa jika akan sudah ada oleh dalam agar saat`,
  es: `el la los las un una unos unas de del al a y o u si no que qué quien cuál cual es son está este esta estos estas
    mi mis su sus nuestro yo tu él ella nosotros me se lo le en con por para sin sobre como cómo cuando cuándo donde
    dónde cuánto cuanto puedo hay ha he ser`,
  bn: `এবং ও বা কি কী কে কেন কিভাবে কীভাবে কখন কোথায় কত এই সেই ওই আমি আমার আপনি আপনার আমরা তার তাদের এর একটি এটি
    হয় হবে আছে নেই না করে করা করব করবেন জন্য থেকে সাথে সঙ্গে পর যদি`,
  vi: `và hoặc của là có không được cho với từ trong trên khi nào như thế nào ở đâu bao nhiêu tôi bạn này đó một các
    những thì mà để làm sao ra vào`,
  my: `ကို က မှာ မှ နှင့် သည် တွင် များ ပါ သော လား ဘယ် ဘာ ရန် ဖြင့် ၏ ရဲ့ တဲ့ မလဲ လဲ`,
  pt: `o a os as um uma uns umas de do da dos das no na nos nas em e ou se não que qual quais quem é são está este esta
    isto esse meu minha meus minhas seu sua nosso eu tu você ele ela nós por para com sem sobre como quando onde
    quanto quantos posso há ao aos à às ser`,
  uk: `і й та в у на з із зі до від за по для при без не а але або що як де коли чому скільки це цей ця ці мій моя моє
    мої ваш я ми ви він вона вони чи б якщо то так мені потрібно можна є був бути`,
  uz: `va yoki bilan uchun bu shu u men sen biz siz mi nima qanday qayerda qachon nega qancha bir ham emas bor yo'q kerak`,
}

const STOP_WORDS: Record<Locale, ReadonlySet<string>> = Object.fromEntries(
  Object.entries(WRITTEN).map(([locale, words]) => [locale, new Set(words.split(/\s+/).map(fold))]),
) as never

export function isStopWord(folded: string, locale: Locale): boolean {
  return STOP_WORDS[locale].has(folded)
}
