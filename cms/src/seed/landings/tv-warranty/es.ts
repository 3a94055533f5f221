import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Garantía de TV',
  description:
    'Garantía de los televisores Solis: qué revisar el primer día, qué cubre y qué no, cómo distinguir una falla de un ajuste y cómo es una reparación.',
  sections: {
    hero: {
      title: 'Su televisor Solis y su garantía',
      text: 'Guarde la factura: muestra el día de la compra. Cuánto dura la garantía está en la política de servicio de su país.',
      pictureAlt: 'Un televisor sobre su base, con un escudo y una marca de verificación delante',
      actions: { policy: 'Leer la política', contact: 'Informar de una falla' },
    },
    'first-day': {
      title: 'El primer día',
      intro: 'Un daño de transporte casi no se puede probar después. Estos diez minutos valen la pena.',
      items: {
        carry: {
          title: 'Manténgalo de pie',
          text: 'Llévelo entre dos personas y de pie, nunca acostado. El panel se dobla con su propio peso.',
        },
        unpack: {
          title: 'Ábralo delante del transportista',
          text: 'Mire primero la caja. Fotografíe abolladuras y agujeros antes de abrirla.',
        },
        look: {
          title: 'Mire una imagen blanca y una negra',
          text: 'Líneas, manchas, esquinas oscuras y grietas se ven enseguida. Déjelo encendido media hora.',
        },
        keep: {
          title: 'Guarde la factura y la etiqueta',
          text: 'Fotografíe ambas. La etiqueta con el modelo y el número de serie está detrás; guarde la caja dos semanas.',
        },
      },
    },
    coverage: {
      title: 'Qué cubre, por regla general',
      covered: {
        panel: 'Un panel que muestra líneas o se oscurece por sí solo',
        boards: 'Fuente, placa principal, Wi-Fi y receptor del control remoto',
        sound: 'Altavoces que crepitan o se quedan en silencio',
        labour: 'La mano de obra de esa reparación',
      },
      excluded: {
        crack: 'Un panel agrietado, también si nadie vio cómo ocurrió',
        pressure: 'Marcas por presionarlo, apoyarse en él o llevarlo acostado',
        voltage: 'Rayos, voltaje equivocado, líquidos, insectos',
        burnIn: 'Una imagen fija que quedó marcada con los meses',
        wear: 'Pilas, cables y rayas',
      },
    },
    fault: {
      title: '¿Falla o ajuste?',
      body: `
Antes de informar de una falla, haga estas cuatro cosas. Muchas fallas terminan aquí.

:::steps
# Corte la corriente
Desenchúfelo, espere dos minutos y mientras tanto mantenga presionado el botón de encendido del televisor. Enchúfelo directamente en la pared.

# Cambie la fuente
Las líneas que solo salen con un aparato vienen de ese aparato o de su cable. Las líneas en el menú del televisor vienen del televisor.

# Actualícelo
Ajustes, Sistema, Actualización de software. Las fallas de sonido y de Wi-Fi muchas veces ya se conocen y están resueltas.

# Restablézcalo al final
Borra aplicaciones y contraseñas, así que anote lo que necesita.
:::

La grieta de un panel parece una telaraña o una nube negra y empieza en un punto. Es un golpe, aunque el vidrio de delante se sienta liso al tacto.
`,
    },
    claim: {
      title: 'Cómo es una reparación en garantía',
      items: {
        note: {
          title: 'Anote lo que ve',
          text: 'Modelo, número de serie, día de la compra, una foto o un video corto de la falla.',
        },
        ask: {
          title: 'Infórmenos',
          text: 'Por chat o por la línea de atención. Le decimos si va un técnico o si el televisor se lleva a un centro.',
        },
        visit: {
          title: 'Haga espacio',
          text: 'Un televisor en la pared necesita una segunda persona. Tenga a mano las patas y los tornillos de la base.',
        },
        decide: {
          title: 'Si no está cubierto, usted decide',
          text: 'Recibe un presupuesto con la pieza y la mano de obra por separado. El panel es la pieza más cara, así que compare con un televisor nuevo.',
        },
      },
    },
    solve: {
      title: 'Resuélvalo por su cuenta',
      items: {
        sound: { title: 'Hay imagen, pero no sonido', text: 'Salida, cable, modo nocturno: en este orden.' },
        network: {
          title: 'El Wi-Fi se corta',
          text: 'Distancia, canal y un ajuste que ahorra energía.',
        },
        clean: { title: 'Limpiar la pantalla', text: 'Sin marcas y sin dañar el recubrimiento.' },
      },
    },
    questions: { title: 'Preguntas sobre la garantía' },
  },
}
