export default async function CountryHome({ params }: PageProps<'/[lang]'>) {
  const { lang } = await params
  return <h1>{lang}</h1>
}
