import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Como encontrar o IMEI do seu celular',
  summary:
    'O IMEI distingue um celular de todos os outros. Você precisa dele para consultar a garantia, para um reparo e se perder o celular.',
  coverAlt: 'Um celular com o teclado de discagem e a etiqueta da caixa com um código de barras',
  body: `
Todo celular que se conecta a uma rede móvel tem um IMEI, um número de 15 dígitos. Ele pertence ao aparelho e não ao chip SIM, por isso continua o mesmo quando você muda de número ou de operadora.

## Três maneiras de encontrá-lo

:::steps
# Disque o código
Abra o aplicativo de telefone e digite \`*#06#\`. O número aparece na hora, sem apertar o botão de chamada. Um celular para dois chips mostra dois números.

# Olhe as configurações
Abra Configurações e depois Sobre o telefone. Conforme o modelo, ele está ali mesmo, ou em Status ou Informações do IMEI.

# Olhe a caixa
A etiqueta no lado estreito da caixa mostra o número ao lado de um código de barras. Muitas vezes ele também está na nota fiscal.
:::

:::hint
Se houver dois números, use o primeiro, IMEI 1. Se a consulta de garantia não o reconhecer, tente o segundo.
:::

## Se o celular não liga

Tire a gaveta do chip SIM: em alguns modelos o número está impresso nela, em letras bem pequenas. Se não, use a caixa ou a nota fiscal. Se o celular estava conectado a uma conta, a página dela para encontrar aparelhos pode mostrar o número de cada celular.

## Por que vale a pena anotá-lo hoje

- **Para a garantia.** Digite-o na [consulta de garantia](page:warranty-check) e você vê até quando o celular está coberto.
- **Para um reparo.** A assistência técnica anota o número na ordem. Compare-o ao retirar o celular.
- **Depois de um roubo.** Sua operadora pode bloquear o celular pelo IMEI, e a polícia pede o número.
- **Antes de comprar um celular usado.** Compare o número do celular com o da caixa. Se forem diferentes, pergunte por quê.

:::warning
Trate esse número como o de um documento de identidade. Não publique fotos dele e só o informe a quem precisa: sua operadora, a polícia, uma assistência técnica.
:::

Notebooks, TVs e tablets sem entrada para chip não têm IMEI. Eles têm um número de série, impresso em uma etiqueta embaixo ou atrás.
`,
}
