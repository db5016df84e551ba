/** The parts of the guide; kept apart from their texts, which load when the guide is opened. */
export type GuideSection = 'rules' | 'events' | 'terms' | 'limits' | 'keys';
