import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Como fazer a bateria do celular durar anos',
  summary:
    'O calor e as longas horas com a carga completa envelhecem uma bateria mais do que o uso. Estes hábitos não custam nada e a conservam.',
  coverAlt: 'Uma bateria com três células cheias e uma vazia, e uma folha ao lado',
  body: `
A bateria de todo celular se desgasta. O que você faz no dia a dia decide se isso leva dois anos ou quatro. A química é a mesma em todo celular moderno: uma célula de íons de lítio, que não gosta de três coisas: calor, estar muito cheia e estar muito vazia.

## O que realmente importa

- **Mantenha-a fresca.** Uma bateria que passa muitas vezes dos 35 °C envelhece bem mais rápido. Não deixe o celular no sol nem no painel do carro, e não o carregue embaixo do travesseiro. [Quando o celular esquenta](article:phone-gets-hot) mostra as causas.
- **Fique entre 20 e 80 por cento quando for fácil.** Cargas curtas durante o dia não fazem mal. Não existe efeito memória, então não é preciso esvaziá-la antes.
- **Não a deixe em 100 por cento por dias seguidos.** A maioria dos celulares oferece um limite de carga ou um modo que termina de carregar pouco antes de você acordar. Ative-o.
- **Use a carga rápida quando precisar.** Ela produz mais calor. À noite, um carregador lento faz o mesmo trabalho com suavidade.

## Descubra o que gasta a bateria

:::steps
# Abra a página da bateria
Vá a Configurações e depois a Bateria. Ali estão os aplicativos, ordenados pelo que gastaram desde a última carga.

# Examine os três primeiros
Um aplicativo que você quase não abre, mas que aparece perto do topo, trabalha em segundo plano. Limite esse uso ou remova o aplicativo.

# Olhe para a tela
Na maioria dos celulares, a tela é o que mais gasta. Diminua o brilho, deixe que ele se ajuste sozinho e faça a tela apagar depois de 30 segundos.

# Confira o sinal
Com sinal fraco, o celular transmite com mais potência. Em lugares sem sinal, o modo avião economiza mais do que se imagina.
:::

## Quando é hora de uma nova

Muitos celulares mostram a saúde da bateria em Configurações. Abaixo de cerca de 80 por cento da capacidade que ela tinha quando nova, você percebe isso todo dia. Outros sinais são um celular que desliga com 20 por cento ou uma carga que pula dez pontos.

:::warning
Se a parte de trás do celular está estufada ou a tela está levantando, a bateria inchou. Desligue o celular, não o carregue, não o aperte e leve-o a uma assistência técnica.
:::

A bateria é uma peça de desgaste, por isso a garantia cobre defeitos e não o envelhecimento normal. [Consulte a garantia](page:warranty-check) para saber o que vale para o seu celular, e leia [como funciona o reparo](article:how-a-repair-goes) antes de vir.
`,
}
