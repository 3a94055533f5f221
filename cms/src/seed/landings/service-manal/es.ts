import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Manual de servicio',
  description:
    'Lo que conviene saber sobre cuidado, seguridad y reparación: para teléfonos, tabletas, portátiles, televisores, electrodomésticos y accesorios.',
  sections: {
    hero: {
      title: 'Manual de servicio',
      text: 'Instrucciones breves: primer uso, cuidado, seguridad y qué hacer antes de una reparación. Elija su dispositivo.',
      pictureAlt: 'Un folleto abierto con dibujos de un teléfono y un televisor',
      actions: { drivers: 'Manuales de portátiles', policy: 'Política de servicio' },
    },
    devices: {
      title: 'Elija su dispositivo',
      items: {
        phones: { title: 'Teléfonos móviles', text: 'Primer día, batería, agua, antes de una reparación.' },
        tablets: { title: 'Tabletas', text: 'Carga, pantalla y uso por niños.' },
        laptops: { title: 'Portátiles', text: 'Aire, batería, controladores y transporte.' },
        tvs: { title: 'Televisores', text: 'Colocación, montaje en la pared, limpieza, imágenes fijas.' },
        appliances: {
          title: 'Electrodomésticos',
          text: 'Aires acondicionados, refrigeradores y lavadoras.',
        },
        accessories: { title: 'Accesorios', text: 'Cargadores, cables, auriculares y relojes.' },
      },
    },
    labels: {
      title: 'Dónde está el número de su dispositivo',
      intro: 'Toda consulta empieza por él. Tome una foto de la etiqueta mientras el dispositivo es nuevo.',
      items: {
        phone: { title: 'Teléfono: IMEI', text: 'Marque *#06# o mire la etiqueta de la caja.' },
        laptop: {
          title: 'Portátil: número de serie (SNID)',
          text: 'En la etiqueta de abajo y en la caja.',
        },
        appliance: {
          title: 'Televisor y electrodoméstico: número de serie',
          text: 'Detrás del televisor, dentro de la puerta del refrigerador o de la lavadora, a un lado de la unidad interior.',
        },
      },
    },
    'how-to-read': {
      title: 'Cómo usar un manual de servicio',
      body: `
Un manual de servicio dice qué puede hacer usted y dónde debe detenerse. En todos se usan tres indicaciones:

- **Hágalo**: sin herramientas, sin riesgo. La mayoría de las fallas termina aquí.
- **Hágalo con cuidado**: antes apague el dispositivo y desenchúfelo.
- **Déjelo**: las baterías abiertas, el voltaje de la red y el gas refrigerante son solo para personas capacitadas.

El manual exacto de su modelo, con sus dibujos, está en la caja. Para los portátiles está en [controladores y manuales](page:drivers-download), junto con la guía de instalación. Si un manual y esta página no coinciden, vale el manual de su modelo.
`,
    },
    tips: { title: 'Consejos por tipo de dispositivo' },
    help: {
      title: '¿No sabe si seguir?',
      text: 'Deténgase y pregunte. Una foto de lo que ve es la mejor pregunta.',
      actions: { chat: 'Abrir un chat' },
    },
  },
}
