/** Countries and their capitals, one a line: part of the world | country | capital | other ways to write it. */
export const capitals = `
Europe | England | London |
Europe | Scotland | Edinburgh |
Europe | Wales | Cardiff |
Europe | Northern Ireland | Belfast |
Europe | Ireland | Dublin |
Europe | France | Paris |
Europe | Germany | Berlin |
Europe | Spain | Madrid |
Europe | Portugal | Lisbon |
Europe | Italy | Rome |
Europe | Belgium | Brussels |
Europe | the Netherlands | Amsterdam |
Europe | Denmark | Copenhagen |
Europe | Norway | Oslo |
Europe | Sweden | Stockholm |
Europe | Finland | Helsinki |
Europe | Iceland | Reykjavík | Reykjavik
Europe | Poland | Warsaw |
Europe | Austria | Vienna |
Europe | Switzerland | Bern | Berne
Europe | Czechia | Prague |
Europe | Slovakia | Bratislava |
Europe | Hungary | Budapest |
Europe | Greece | Athens |
Europe | Croatia | Zagreb |
Europe | Serbia | Belgrade |
Europe | Romania | Bucharest |
Europe | Bulgaria | Sofia |
Europe | Albania | Tirana |
Europe | Ukraine | Kyiv | Kiev
Europe | Russia | Moscow |
Europe | Estonia | Tallinn |
Europe | Latvia | Riga |
Europe | Lithuania | Vilnius |
Europe | Malta | Valletta |
Europe | Cyprus | Nicosia |
the world | the United States | Washington, D.C. | Washington, Washington DC
the world | Canada | Ottawa |
the world | Mexico | Mexico City |
the world | Jamaica | Kingston |
the world | Cuba | Havana |
the world | Barbados | Bridgetown |
the world | Brazil | Brasília | Brasilia
the world | Argentina | Buenos Aires |
the world | Chile | Santiago |
the world | Peru | Lima |
the world | Colombia | Bogotá | Bogota
the world | Egypt | Cairo |
the world | Morocco | Rabat |
the world | Nigeria | Abuja |
the world | Ghana | Accra |
the world | Kenya | Nairobi |
the world | Ethiopia | Addis Ababa |
the world | Zimbabwe | Harare |
the world | India | New Delhi | Delhi
the world | Pakistan | Islamabad |
the world | Bangladesh | Dhaka |
the world | Nepal | Kathmandu |
the world | China | Beijing |
the world | Japan | Tokyo |
the world | South Korea | Seoul |
the world | Thailand | Bangkok |
the world | Vietnam | Hanoi |
the world | Indonesia | Jakarta |
the world | the Philippines | Manila |
the world | Turkey | Ankara |
the world | Saudi Arabia | Riyadh |
the world | Iran | Tehran |
the world | Iraq | Baghdad |
the world | Australia | Canberra |
the world | New Zealand | Wellington |
the world | Fiji | Suva |
`;
