import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Tela trincada: os primeiros passos',
  summary:
    'Proteja os dedos, salve seus dados, descubra o que quebrou e decida com calma. Uma trinca raramente melhora com a espera.',
  coverAlt: 'Um celular com a tela trincada e uma tira de fita atravessada sobre ela',
  body: `
Uma queda dura um segundo, e de repente você tem na mão um celular com uma teia de trincas. Antes de pensar no preço, faça quatro coisas, nesta ordem.

:::steps
# Cubra o vidro
Tire os cacos soltos com um papel-toalha dobrado, não com a mão. Cole fita adesiva transparente sobre as trincas. Ela segura o vidro, não deixa a poeira entrar, e muitas vezes a tela ainda responde através dela.

# Salve seus dados
Uma tela que funciona hoje pode ficar escura amanhã. [Salve seus dados](article:back-up-phone-before-repair) agora, enquanto ainda consegue desbloquear o celular.

# Teste o celular
Procure manchas pretas, linhas coloridas e pontos que não respondem ao toque. Tire uma foto com cada câmera e faça uma ligação.

# Olhe a estrutura
Ponha o celular sobre uma mesa. Se ele balança ou o vidro levanta em uma borda, a estrutura está torta. Não o ponha para carregar até que alguém tenha visto a bateria.
:::

## O que quebrou

- **Só o vidro**: a imagem está inteira e o toque funciona. Você tem tempo, mas entram umidade e poeira.
- **O painel**: manchas, linhas, imagem piscando ou tela escura. Isso se espalha, muitas vezes em poucos dias.
- **A camada de toque**: a imagem está boa, mas o celular digita sozinho ou não responde. Desligue-o quando ele agir por conta própria, para que não se bloqueie.

Na maioria dos celulares de hoje, vidro, camada de toque e painel são uma peça só e são trocados juntos.

## A garantia paga?

A garantia cobre defeitos de material e de fabricação. Uma queda é um acidente, por isso, em regra, não está coberta. Com a proteção de tela é diferente: veja [o que ela cobre](article:screen-damage-protection-explained). Em todo caso, [consulte a garantia](page:warranty-check): assim você vê o que o seu celular tem.

:::warning
Não abra o celular por conta própria para economizar. Atrás da tela está a bateria, e uma ferramenta que escapa pode furá-la.
:::

## O que você pode esperar

O orçamento mostra a peça e a mão de obra antes de qualquer trabalho, e então você decide. O prazo normal é de 3 a 7 dias úteis a partir do dia em que o reparo começa; é uma referência, e os feriados alongam o prazo. Os detalhes estão em [como funciona o reparo](article:how-a-repair-goes).
`,
}
