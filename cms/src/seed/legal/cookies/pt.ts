import type { LegalText } from '../legal-text'

export const pt: LegalText = {
  title: 'Política de cookies',
  body: `
:::warning
Texto de exemplo para uma demonstração. O grupo de Aster, Kite e Solis é inventado. Antes que este site atenda clientes de verdade, um advogado precisa substituir esta página.
:::

Um cookie é uma pequena nota que um site deixa no seu navegador e lê depois. Esta página diz o que este site deixa lá.

## O que é sempre necessário

- **Seu login.** Depois que você entra, um cookie mantém a sessão até você sair. Os programas da página não conseguem lê-lo.
- **Sua escolha sobre cookies**, para não perguntarmos de novo.
- **Um anúncio que você fechou** fica fechado por cinco minutos. Seu navegador lembra sozinho e não nos envia isso.
- **Seu nome no alto da página**, se você entrou. Isso também só o navegador guarda.

Sem isso, o site esqueceria a cada página o que você fez na anterior.

## O que precisa da sua permissão

Em alguns países contamos as visitas com um serviço de medição, para ver que páginas ajudam. Onde a lei exige permissão, como na Rússia, isso só começa depois de “aceitar todos”. Depois de “recusar todos”, nada é contado e o site funciona igual.

## O que não usamos

Nenhum cookie de redes de publicidade, nenhum que siga você em outros sites. Os anúncios daqui são nossos.

## Como mudar de ideia

:::steps
# Abra as configurações do navegador
Procure “Privacidade” ou “Configurações de sites”.

# Apague os dados deste site
Isso remove tudo o que está descrito aqui. Você sai da sua conta.

# Escolha de novo
Onde pedimos permissão, a pergunta volta na próxima visita.
:::

## Perguntas

A [política de privacidade](page:policy/privacy) diz o que mais fazemos com dados. Pela [página de contato](page:contact) você fala conosco.
`,
}
