import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: 'Onde encontro o preço de uma peça?',
    answer: `
Em [preços de peças](page:spare-parts-price). Escolha, um depois do outro:

1. o produto e a marca,
2. a série e o modelo,
3. o tipo de peça, como tela ou bateria,
4. para placas-mãe, o tamanho da memória e do armazenamento.

Você vê o preço da peça, a mão de obra e o total. Os três são preços de referência para o seu país. Se não souber o modelo, olhe em Configurações, em “Sobre o telefone”, ou na caixa.

Se um modelo não aparece, ele pode ser mais novo ou mais antigo que a lista. Uma [assistência técnica](page:service-center) pode dizer o preço mesmo assim.
`,
  },
  'why-the-final-price-can-differ': {
    question: 'Por que o preço final pode ser diferente do preço do site?',
    answer: `
O site conhece a peça que você escolheu. O técnico conhece o seu aparelho. Estes são os motivos comuns:

- **Outro defeito por trás do primeiro.** Um celular que não carrega pode precisar de uma entrada, de uma bateria ou de uma placa-mãe.
- **Danos em volta.** Uma estrutura torta quebra uma tela nova em poucos dias, por isso as duas são trocadas.
- **Garantia ou proteção.** Aí você paga menos, ou nada.
- **Um preço mais novo.** Os preços mudam; vale o do dia do orçamento.

Você recebe o orçamento antes do início do reparo, com peça e mão de obra separadas. Se for mais do que esperava, diga não e leve o aparelho como está. Pergunte antes se o exame custa algo.
`,
  },
  'is-my-part-genuine': {
    question: 'Como sei se uma peça é original?',
    answer: `
As peças da nossa assistência têm um número de série. Digite-o em [conferir uma peça](page:spare-parts-serial) e você recebe uma de duas respostas: o número é original e da nossa assistência, ou não é.

Copie o número da etiqueta da peça ou da embalagem dela, com letras e números como estão. \`O\` e \`0\`, \`I\` e \`1\` se confundem com facilidade, por isso teste os dois antes de concluir.

:::warning
Uma bateria que não é original pode inchar ou pegar fogo. Se a sua estufar, soltar cheiro ou esquentar parada, pare de carregar e leve-a a uma [assistência técnica](page:service-center). Não aperte nem fure.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: 'Posso ficar com a peça que foi trocada?',
    answer: `
Muitas vezes sim, se você pagou o reparo. Diga isso ao entregar o aparelho, porque as peças são separadas no mesmo dia. Há três exceções:

- Em um reparo na garantia ou com proteção, a peça antiga em geral é dada em troca da nova e é devolvida.
- Baterias inchadas ou com vazamento ficam conosco; levá-las para casa é perigoso.
- Placas-mãe trocadas guardam seus dados. Elas não são entregues a ninguém em condição de uso.

O que fica conosco é desmontado e reciclado. [O que acontece com eletrônicos velhos](article:what-happens-to-old-electronics) conta como, e o que você pode fazer com o próprio aparelho velho.
`,
  },
}
