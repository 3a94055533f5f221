import { notFound } from 'next/navigation'

/** Any address under a country that no other page answers: without it, Next would not know the language. */
export default function UnknownAddress() {
  notFound()
}
