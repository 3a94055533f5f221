import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Como funciona o reparo, passo a passo',
  summary:
    'Da primeira pergunta até o celular na sua mão: o que acontece, quanto tempo leva e em que momentos você decide.',
  coverAlt: 'Uma bancada com um celular aberto, a tampa traseira, uma chave de fenda e parafusos',
  body: `
A maioria das pessoas manda reparar um celular uma vez em vários anos e não sabe o que esperar. Este é o caminho de um reparo na Carelane, com os quatro momentos em que você decide.

:::steps
# Consulte a garantia
A [consulta de garantia](page:warranty-check) diz na hora se o seu celular está coberto. Você precisa do [IMEI](article:find-your-imei-number) dele.

# Salve seus dados
Um reparo pode exigir restaurar as configurações de fábrica. [Salve seus dados](article:back-up-phone-before-repair), retire o chip SIM e o cartão de memória e saia da sua conta.

# Entregue o aparelho
Leve o aparelho, o carregador se o defeito tiver a ver com a carga, e a nota fiscal, se tiver. Conte o que aconteceu e quando. Você recebe uma ordem com um número: guarde-o, pois com ele você pode saber a qualquer momento como está o reparo.

# Receba o orçamento
Um técnico examina o aparelho. Se houver algo a pagar, você recebe primeiro um preço, com a peça e a mão de obra separadas. Você diz sim ou não.

# Espere o reparo
O prazo normal é de 3 a 7 dias úteis a partir do dia em que o reparo começa. É só uma referência, e os feriados alongam o prazo. Se faltar uma peça, avisamos.

# Teste e leve para casa
Teste ainda no local o que estava com defeito: faça uma ligação, tire uma foto, ponha para carregar. Compare o IMEI da ordem com o do celular.
:::

## O que você decide

- Se vai fazer o reparo, depois de saber o preço.
- Se o celular pode ser apagado.
- O que acontece se aparecer outro defeito: perguntamos antes de continuar.
- Se leva a peça trocada com você, quando a garantia não a exige de volta.

:::hint
O cartão que vem na caixa de alguns aparelhos dá atendimento prioritário em uma assistência técnica. Mostre-o ao chegar.
:::

## Se não melhorar

Volte com a ordem. O mesmo defeito, pouco depois de um reparo, é examinado de novo com prioridade. E conte como foi, bem ou mal: cada avaliação é lida por pessoas que podem mudar alguma coisa.

## TVs e eletrodomésticos grandes

Uma TV, uma lavadora ou uma geladeira muitas vezes é reparada na sua casa. Tenha em mãos o modelo e o número de série da etiqueta, libere o caminho até o aparelho e esteja presente quando o técnico fizer o teste.
`,
}
